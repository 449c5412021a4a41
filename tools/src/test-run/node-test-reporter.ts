import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { writeReport, type TestResult } from '#src/lib/report.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { OpenFiles } from './open-files.ts';

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
 * Reporter of `node --test` that writes `.cache/reports/$REPORT.json` and the files that are open; prints nothing.
 * Suites are not counted, nor are the files themselves, unless one fails by itself and not by its tests.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const tests: TestResult[] = [];
  const open = new OpenFiles();
  // Written when the process ends, not when the stream does: a forced exit does not wait for reporters.
  process.once('exit', () => writeReport({ step: process.env.REPORT ?? 'node-test', tests }));
  for await (const { type, data } of events) {
    // Files, and the suites of a batch, which are named like files.
    if (data.nesting === 0 && /\.[mc]?[tj]s$/.test(data.name)) {
      if (type === 'test:dequeue') open.begin(nameOf(data.name), data.file && nameOf(data.file));
      if (type === 'test:complete') open.end(nameOf(data.name));
    }
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

/** Path from the root of the repository: of a file as the runner was given it, or of a suite that is named so. */
function nameOf(file: string): string {
  const absolute = resolve(file);
  return existsSync(absolute) ? relative(ROOT, absolute) : file;
}
