import type { Finding } from '../lib/check.ts';
import { isTestFile } from '../lib/workspace.ts';

/** A cast that hides what the compiler knows: by way of `unknown`, or to `any`. */
const CAST = /\bas\s+(?:unknown\s+as|any)\b/;
const SOURCE = /^(?:api|shell|tools|mfe-[a-z]+|shared\/[a-z0-9-]+)\/src\/.*\.tsx?$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Casts by way of `unknown` and to `any` in one source. Tests are apart: a double there stands for a part of a type. */
export function castFindings(file: string, text: string): Finding[] {
  if (!SOURCE.test(file) || isTestFile(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      CAST.test(line) && !COMMENT.test(line) && !line.includes("'") && !line.includes('`')
        ? [`${file}:${index + 1} casts past the compiler: give the value its type`]
        : [],
    );
}
