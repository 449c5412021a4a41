import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';

const TEST = /\.test\.tsx?$/;
const NOW = String.raw`(?:Date|performance)\.now\(\)`;
const BOUND = String.raw`\)\s*\.(?:not\.)?to(?:BeLess|BeGreater|BeClose)\w*\(`;

const SLEEPS: readonly RegExp[] = [
  // A promise that a timer resolves. Without a delay, or with 0, it is the next turn of the loop.
  /new Promise(?:<[^>]*>)?\(\s*\(?(\w+)[^=]*=>\s*\{?\s*(?:void\s+)?setTimeout\(\s*(?:\(\)\s*=>\s*)?\1(?:\(\))?\s*,(?!\s*0\s*\))/g,
  /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/g,
  /\.waitForTimeout\(/g,
  /await (?:pause|sleep|delay)\(\s*\w/g,
];
const CLOCKS: readonly RegExp[] = [
  new RegExp(String.raw`${NOW}[^;\n]*?(?<!=)[<>](?!\()`, 'g'),
  new RegExp(String.raw`(?<![=\w])[<>]=?\s*[^;\n=(]*${NOW}`, 'g'),
  new RegExp(String.raw`expect\((?:(?!expect\()[^;])*?${NOW}(?:(?!expect\()[^;])*?${BOUND}`, 'g'),
];
const ELAPSED = new RegExp(String.raw`\b(\w+)(?:\s*=|:)\s*(?:Math\.\w+\()*${NOW}\s*-`, 'g');

/** Delays that simulate a slow network or a slow worker: subjects of their tests, which wait for nothing by them. */
const STAND_INS: Readonly<Record<string, string>> = {
  'e2e/journeys/frame/layout-shift.test.ts': 'files that come late',
  'e2e/journeys/frame/prompts.test.ts': 'a worker that is registered late',
};

/** What a test does with time that a busy machine makes false: it sleeps, or it compares the clock on the wall. */
export function clockFaults(source: string): { line: number; what: string }[] {
  const lineOf = (index: number): number => source.slice(0, index).split('\n').length;
  const elapsed = [...source.matchAll(ELAPSED)].map(([, name]) => name!);
  const compared = elapsed.flatMap((name) => [
    new RegExp(String.raw`\b${name}\s*(?<!=)[<>]`, 'g'),
    new RegExp(String.raw`expect\([^;]*?\b${name}\b(?:(?!expect\()[^;])*?${BOUND}`, 'g'),
  ]);
  const found = (patterns: readonly RegExp[], what: string) =>
    patterns.flatMap((pattern) =>
      [...source.matchAll(pattern)].map(({ index }) => ({ line: lineOf(index), what })),
    );
  const all = [
    ...found(SLEEPS, 'sleeps: wait for the state, or advance a fake clock'),
    ...found(
      [...CLOCKS, ...compared],
      'compares the clock on the wall: assert what was done, or a fake clock',
    ),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ line, what }) => !seen.has(`${line} ${what}`) && seen.add(`${line} ${what}`))
    .sort((a, b) => a.line - b.line);
}

/** Tests that sleep or compare the clock on the wall, and stand-ins that are none any more. */
export function testClockFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => TEST.test(file) && !file.startsWith('tools/src/checks/'))
    .flatMap((file) => {
      const faults = clockFaults(readFileSync(join(root, file), 'utf8'));
      const reason = STAND_INS[file];
      if (reason === undefined) return faults.map(({ line, what }) => `${file}:${line} ${what}`);
      return faults.length === 1 ? [] : [`${file} has ${faults.length} delays; one replaces ${reason}`];
    });
}
