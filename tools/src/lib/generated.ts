import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** Writes a generated file and prints its path, when its text has changed. `npm run new` lists what is printed. */
export function writeGenerated(file: string, text: string): void {
  const target = join(ROOT, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  writeFileSync(target, text);
  console.log(file);
}
