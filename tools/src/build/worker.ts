import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION_PLACEHOLDER } from '../../../rspack.shared.js';

/** Path of the service worker in the folder of a shell version. */
export const WORKER_FILE = 'worker/sw.js';

/** Writes the shell's version into the addresses its worker caches. It is known after all files are made. */
export async function nameVersion(work: string, version: string): Promise<void> {
  const file = path.join(work, WORKER_FILE);
  const source = await readFile(file, 'utf8');
  if (!source.includes(VERSION_PLACEHOLDER)) throw new Error('the worker keeps no file of the shell');
  await writeFile(file, source.replaceAll(VERSION_PLACEHOLDER, version));
}
