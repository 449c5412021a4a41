import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { isTestFile } from '#src/lib/workspace.ts';
import type { PlantedFault } from './fault.ts';

/** Fewest faults that the lists hold together. */
export const FEWEST_FAULTS = 120;

/** Faults that cannot be planted any more: their text is gone or stands in several places, or a test of theirs is gone. */
export function faultFindings(root: string, faults: readonly PlantedFault[]): Finding[] {
  const known = new Map<string, string | null>();
  const read = (file: string): string | null => {
    const path = join(root, file);
    if (!known.has(file)) known.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
    return known.get(file) ?? null;
  };
  const names = new Set<string>();
  return faults.flatMap((planted) => {
    const name = `${planted.area}: ${planted.fault}`;
    const isTwice = names.has(name);
    names.add(name);
    const wrong = [...(isTwice ? ['stands in the list twice'] : []), ...faultsOf(planted, read)];
    return wrong.map((what) => `planted fault "${name}" ${what}`);
  });
}

function* faultsOf(
  { file, find, replace, tests }: PlantedFault,
  read: (file: string) => string | null,
): Generator<string> {
  const source = read(file);
  const places = source === null ? 0 : source.split(find).length - 1;
  if (source === null) yield `names ${file}, which is not there`;
  else if (places === 0) yield `is planted nowhere: ${file} does not have its text`;
  else if (places > 1) yield `could be planted in ${places} places of ${file}`;
  if (isTestFile(file)) yield `changes a test, ${file}`;
  if (find === replace) yield 'changes nothing';
  if (tests.length === 0) yield 'names no test';
  for (const test of tests) if (read(test) === null) yield `names the test ${test}, which is not there`;
}
