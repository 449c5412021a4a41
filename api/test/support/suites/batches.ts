import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const API = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(API, '../.cache/api-test');
/** Files in one process. Each leaves a database behind until its suite ends. */
const SIZE = 6;
/** A batch is one suite per file: none of them needs longer, on a slow machine either. */
const TIMEOUT_MS = 900_000;

/**
 * Loads the files one after the other: each starts its server with the machine to itself, and its tests belong to its own suite, which
 * Node finds by the context in which a file is evaluated.
 */
const LOAD = [
  "import { AsyncResource } from 'node:async_hooks';",
  "import { suite } from 'node:test';",
  'let turn = Promise.resolve();',
  'const load = (address) => {',
  "  const own = new AsyncResource('test file');",
  '  const loaded = turn.then(() => own.runInAsyncScope(() => import(address)));',
  '  turn = loaded.catch(() => {});',
  '  return loaded;',
  '};',
];

/**
 * Writes test programs that each run a few test files in one process, a suite per file: the server's modules and the
 * embedded database's program are loaded once for all of them. A file's hooks belong to its suite.
 * @param run name of the run; its programs replace those of the run before
 * @param files test files, relative to the package
 * @returns addresses of the programs
 */
export function writeBatches(run: string, files: readonly string[]): string[] {
  const folder = path.join(FOLDER, `batches-${run}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const batches = Array.from({ length: Math.ceil(files.length / SIZE) }, (_, batch) =>
    files.slice(batch * SIZE, (batch + 1) * SIZE),
  );
  return batches.map((batch, number) => {
    const program = path.join(folder, `batch-${number + 1}.mjs`);
    const suites = batch.map((file) => {
      const address = pathToFileURL(path.join(API, file)).href;
      return `suite(${JSON.stringify(file)}, { timeout: ${TIMEOUT_MS} }, () => load(${JSON.stringify(address)}));`;
    });
    writeFileSync(program, [...LOAD, ...suites, ''].join('\n'));
    return program;
  });
}
