import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../mutations/place.ts';

/** A fault in money with a name, and the test that must notice it. */
export interface Fault {
  /** What the product then does wrong. */
  name: string;
  /** Source below `api/src/`. */
  file: string;
  /** Text that occurs once in the source. */
  was: string;
  becomes: string;
  /** Files of tests below `api/test/` that `npm test` runs. */
  tests: readonly string[];
}

export type Change = Pick<Place, 'file' | 'start' | 'end' | 'becomes'>;

/** Finds where a fault is planted. @throws Error when its text does not occur once */
export function placeOf({ name, file, was, becomes }: Fault, root: string): Change {
  const path = `api/src/${file}`;
  const source = readFileSync(join(root, path), 'utf8');
  const start = source.indexOf(was);
  if (start < 0 || source.includes(was, start + 1))
    throw new Error(`«${name}»: ${path} has its text ${start < 0 ? 'not at all' : 'more than once'}`);
  return { file: path, start, end: start + was.length, becomes };
}
