import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readJson } from '#src/lib/workspace.ts';

/** Parts of the product in which nine of ten planted faults must be noticed. */
export const AREAS = ['money', 'access', 'sessions', 'chat', 'loader', 'render'] as const;
export type Area = (typeof AREAS)[number];

/** One small fault: a text of one source file, what stands there instead, and the tests that must fail then. */
export interface Fault {
  /** What the product does wrong with it. */
  fault: string;
  /** Source file, from the root of the repository. */
  file: string;
  find: string;
  replace: string;
  /** Test files that are run, in this order, until one fails. */
  tests: readonly string[];
  /** Its tests take a second or two: it is planted in every `npm test`. */
  quick?: true;
}

/** Planted fault with the area its list is named after. */
export interface PlantedFault extends Fault {
  area: Area;
}

/** Reads the committed lists, one file for each area. */
export function readFaults(folder: string = join(import.meta.dirname, 'faults')): PlantedFault[] {
  const files = globSync('*.json', { cwd: folder }).sort();
  return files.flatMap((file) => {
    const area = AREAS.find((name) => name === basename(file, '.json'));
    if (!area) throw new Error(`${file} is the list of no area`);
    return readJson<Fault[]>(join(folder, file)).map((fault) => ({ ...fault, area }));
  });
}
