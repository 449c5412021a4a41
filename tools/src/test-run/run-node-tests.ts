import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#src/lib/workspace.ts';
import { runStep } from './step.ts';

/**
 * `run-node-tests --report test/tools [--concurrency 2] [--limit 900] [--file-limit 600] [--spec] <glob…>`: runs node:test over the files, prints
 * failures, and writes the report of the summary. Tests end hanging handles themselves or fail: a process that stays is ended at the
 * limit of a file, and the whole run at its own; both count as failed, with the names of the files.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    limit: { type: 'string', default: '900' },
    'file-limit': { type: 'string', default: '600' },
    spec: { type: 'boolean' },
  },
});
if (!values.report || positionals.length === 0)
  throw new Error('usage: run-node-tests --report <name> <glob…>');

const files = positionals.flatMap((pattern) =>
  pattern.includes('*') ? globSync(pattern).sort() : [pattern],
);
const passed = await runStep({
  report: values.report,
  cwd: process.cwd(),
  limit: Number(values.limit),
  env: { FILE_LIMIT: values['file-limit'] },
  words: [
    '--test',
    `--import=${join(ROOT, 'tools/src/test-run/file-limit.ts')}`,
    `--test-concurrency=${values.concurrency}`,
    `--test-timeout=${Number(values['file-limit']) * 1000}`,
    `--test-reporter=${values.spec ? 'spec' : 'dot'}`,
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(ROOT, 'tools/src/test-run/node-test-reporter.ts')}`,
    '--test-reporter-destination=stdout',
    ...files,
  ],
});
process.exitCode = passed ? 0 : 1;
