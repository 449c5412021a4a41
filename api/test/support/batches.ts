import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const API = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(API, '../.cache/api-test');
/** Files in one process. Each leaves a database behind until its suite ends. */
const SIZE = 6;
/** A batch is one suite per file: none of them needs longer, on a slow machine either. */
const TIMEOUT_MS = 900_000;

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
      return `suite(${JSON.stringify(file)}, { timeout: ${TIMEOUT_MS} }, () => import(${JSON.stringify(address)}));`;
    });
    writeFileSync(program, ["import { suite } from 'node:test';", ...suites, ''].join('\n'));
    return program;
  });
}
