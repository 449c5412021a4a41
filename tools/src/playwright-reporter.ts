import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeReport, type TestResult } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';

const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Writes `.cache/reports/journeys.json`; a test that passed only when repeated counts as passed. */
export default class ReportWriter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = (this.#suite?.allTests() ?? []).map((test): TestResult => ({
      title: test.titlePath().slice(3).join(' '),
      file: relative(ROOT, test.location.file),
      status: STATUS[test.outcome()],
    }));
    writeReport({ step: process.env.REPORT ?? 'journeys', tests });
  }

  printsToStdio(): boolean {
    return false;
  }
}
