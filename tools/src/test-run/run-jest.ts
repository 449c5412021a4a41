import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { JEST_GROUPS } from './plan.ts';
import { runStep } from './step.ts';

/**
 * `run-jest [arguments of Jest]` in a browser package runs Jest there. `run-jest --groups` runs all browser packages, those of one group in
 * one process: a start and the transformed files of `shared/` serve all of them. One worker each, with the report that the summary counts.
 */
const LIMIT_SECONDS = 900;
const load = createRequire(import.meta.url);
const cli = load.resolve('jest/bin/jest');
const { browserPackages } = load('../../../jest.shared.cjs') as {
  browserPackages(folders: readonly string[]): object;
};
const reporters = ['--reporters=default', `--reporters=${join(ROOT, 'tools/src/test-run/jest-reporter.ts')}`];

function runJest(name: string, words: readonly string[]): Promise<boolean> {
  return runStep({
    report: `test/${name}`,
    words: [cli, ...words, '--runInBand', '--passWithNoTests', ...reporters],
    cwd: process.cwd(),
    limit: LIMIT_SECONDS,
  });
}

async function runGroups(): Promise<boolean> {
  let passed = true;
  for (const [name, folders] of Object.entries(JEST_GROUPS)) {
    const config = browserPackages(folders.map((folder) => join(ROOT, folder)));
    passed = (await runJest(`browser/${name}`, ['--config', JSON.stringify(config)])) && passed;
  }
  return passed;
}

const [first, ...others] = process.argv.slice(2);
const own = (): Promise<boolean> =>
  runJest(relative(ROOT, process.cwd()).replaceAll('\\', '/'), first === undefined ? [] : [first, ...others]);
process.exitCode = (await (first === '--groups' ? runGroups() : own())) ? 0 : 1;
