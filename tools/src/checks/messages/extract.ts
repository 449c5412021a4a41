import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';
import type { Extracted } from './usage.ts';

const run = promisify(execFile);

/** Every message with an explicit id that the sources of one package declare (`formatjs extract`). */
export async function extractMessages(root: string, dir: string): Promise<Extracted[]> {
  const files = sourceFiles(dir, root).filter((file) => !isTestFile(file));
  if (!files.length) return [];
  const cli = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
  const { stdout } = await run(process.execPath, [cli, 'extract', ...files], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = JSON.parse(stdout || '{}') as Record<string, Omit<Extracted, 'id'>>;
  return Object.entries(found).map(([id, { defaultMessage }]) => ({ id, defaultMessage }));
}
