import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';

const SOURCE = /\.(tsx?|cjs|mjs|js)$/;

/** A comment, or the title of a test. */
const PROSE = /^\s*(?:\/\/|\/\*\*?|\*)\s(.*)|\s\/\/ (.*)|\b(?:test|it|describe)\(\s*(['"`].*)/;

/** Words that readers from other languages have to read twice (STYLE.md, Plain English). */
const HARD = [
  /\b(?:who|whom)ever\b/i,
  /\b(?:some|any|every|no)(?:body|one)\b/i,
  /\b(?:lest|hence|thereby|whereupon|hitherto)\b/i,
  /(?:^|[.;:] |['"`](?:\[[\d.]+\] ?)*)whom? /i,
];

/** Comments and test titles with a word that plain English avoids. */
export function plainWordFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const prose = PROSE.exec(line)?.slice(1).find(Boolean);
          const hard = prose && HARD.map((word) => word.exec(prose)?.[0].trim()).find(Boolean);
          return hard ? [`${file}:${index + 1} says "${hard}": name the subject instead`] : [];
        }),
    );
}
