import { relative } from 'node:path';
import { writeReport, type TestResult } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { OpenFiles } from './open-files.ts';

/** The part of Jest's result of a file that the report uses. */
interface FileResult {
  testExecError?: unknown;
  testResults: readonly { fullName: string; status: string; duration?: number | null }[];
}

/** Jest reporter that writes `.cache/reports/$REPORT.json` after each file, and the files that are open; prints nothing. */
export default class ReportWriter {
  readonly #open = new OpenFiles();
  readonly #tests: TestResult[] = [];
  readonly #step = process.env.REPORT ?? 'jest';

  onRunStart(): void {
    writeReport({ step: this.#step, tests: [] });
  }

  onTestFileStart({ path }: { path: string }): void {
    this.#open.begin(relative(ROOT, path));
  }

  onTestFileResult({ path }: { path: string }, { testExecError, testResults }: FileResult): void {
    const file = relative(ROOT, path);
    if (testExecError) this.#tests.push({ title: 'the file runs', file, status: 'failed' });
    for (const { fullName, status, duration } of testResults)
      this.#tests.push({
        title: fullName,
        file,
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        ms: Math.round(duration ?? 0),
      });
    this.#open.end(file);
    writeReport({ step: this.#step, tests: this.#tests });
  }
}
