import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { countSecondTries, writeReport, type TestResult } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { OpenFiles } from './open-files.ts';

const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/**
 * Writes `.cache/reports/journeys.json`, and the files that are open. A test that passed only at its second try is marked, and counts as
 * {@link countSecondTries} says.
 */
export default class ReportWriter implements Reporter {
  readonly #open = new OpenFiles();
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestBegin({ location }: TestCase): void {
    this.#open.begin(relative(ROOT, location.file));
  }

  onTestEnd({ location }: TestCase): void {
    this.#open.end(relative(ROOT, location.file));
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = countSecondTries(
      (this.#suite?.allTests() ?? []).map((test): TestResult => ({
        title: test.titlePath().slice(3).join(' '),
        file: relative(ROOT, test.location.file),
        status: STATUS[test.outcome()],
        ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
        ...(test.outcome() === 'flaky' && { secondTry: true }),
      })),
    );
    writeReport({ step: process.env.REPORT ?? 'journeys', tests });
    return {
      status: status === 'passed' && tests.some((test) => test.status === 'failed') ? 'failed' : status,
    };
  }

  printsToStdio(): boolean {
    return false;
  }
}
