import { relative } from 'node:path';
import { writeReport, type TestResult } from './lib/report.ts';
import { ROOT } from './lib/workspace.ts';

interface TestEvent {
  type: string;
  data: { name: string; file?: string; nesting?: number; skip?: boolean | string; details?: { type?: string } };
}

/**
 * Reporter of `node --test` that writes `.cache/reports/$REPORT.json`; prints nothing.
 * Suites are not counted, nor are the files themselves.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const tests: TestResult[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (type === 'test:pass' && data.details?.type === 'suite') continue;
    if (data.details?.type === 'suite') continue;
    const status = data.skip !== undefined && data.skip !== false ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    tests.push({ title: data.name, file: data.file ? relative(ROOT, data.file) : '', status });
  }
  writeReport({ step: process.env.REPORT ?? 'node-test', tests });
  yield '';
}
