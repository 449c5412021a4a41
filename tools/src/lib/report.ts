import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, ROOT } from './workspace.ts';

/** One test as its runner reported it. `file` is relative to the repository. */
export interface TestResult {
  title: string;
  file: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Milliseconds the runner measured; absent where it measures none. */
  ms?: number;
  /** It failed at first and passed when it was tried again. */
  secondTry?: true;
}

/** What one step of the test run says about itself. `tests` is what its runner counted, nothing else. */
export interface Report {
  step: string;
  tests: TestResult[];
}

export const REPORTS = join(ROOT, '.cache/reports');

/** Writes a step's report where the summary finds it; a step named `test/api` gets a folder `test`. */
export function writeReport(report: Report, folder: string = REPORTS): void {
  const file = join(folder, `${report.step}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
}

/** All reports of a folder, by step. */
export function readReports(folder: string = REPORTS): Report[] {
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .map((name) => readJson<Report>(join(folder, name)));
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function count(reports: readonly Report[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { tests } of reports) for (const { status } of tests) counts[status] += 1;
  return counts;
}

/** How many tests of one step may need a second try before all that did count as failed. */
const SECOND_TRIES = 1;

/** Tests as they count: one that passed at its second try is forgiven, several are not. */
export function countSecondTries(tests: readonly TestResult[]): TestResult[] {
  const forgiven = tests.filter(({ secondTry }) => secondTry).length <= SECOND_TRIES;
  return tests.map((test) => (test.secondTry && !forgiven ? { ...test, status: 'failed' } : test));
}

/** A test file and the time of its tests together. */
export interface Suite {
  step: string;
  file: string;
  seconds: number;
}

/** The `limit` test files with the longest times, slowest first; times of steps that ran side by side overlap. */
export function slowestSuites(reports: readonly Report[], limit: number): Suite[] {
  const suites = new Map<string, Suite>();
  for (const { step, tests } of reports) {
    for (const { file, ms = 0 } of tests) {
      const suite = suites.get(`${step} ${file}`) ?? { step, file, seconds: 0 };
      suite.seconds += ms / 1000;
      suites.set(`${step} ${file}`, suite);
    }
  }
  return [...suites.values()].sort((a, b) => b.seconds - a.seconds).slice(0, limit);
}
