import { relative } from 'node:path';
import { writeReport, type TestResult } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';

interface TestEvent {
  type: string;
  data: {
    name: string;
    file?: string;
    nesting?: number;
    skip?: boolean | string;
    details?: { type?: string; duration_ms?: number; error?: { failureType?: string } };
  };
}

/**
 * Reporter of `node --test` that writes `.cache/reports/$REPORT.json`; prints nothing.
 * Suites are not counted, nor are the files themselves, unless one fails by itself and not by its tests.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const tests: TestResult[] = [];
  // Written when the process ends, not when the stream does: a forced exit does not wait for reporters.
  process.once('exit', () => writeReport({ step: process.env.REPORT ?? 'node-test', tests }));
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { details } = data;
    if (
      details?.type === 'suite' &&
      (type === 'test:pass' || details.error?.failureType === 'subtestsFailed')
    )
      continue;
    const status =
      data.skip !== undefined && data.skip !== false ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    tests.push({
      title: data.name,
      file: data.file ? relative(ROOT, data.file) : '',
      status,
      ms: Math.round(data.details?.duration_ms ?? 0),
    });
  }
  yield '';
}
