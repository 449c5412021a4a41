import type { Finding } from '#src/lib/check.ts';

/** A cast that hides what the compiler knows: by way of `unknown`, or to `any`. */
const CAST = /\bas\s+(?:unknown\s+as|any)\b/;
const SOURCE = /^(?:(?:api|shell|tools|mfe-[a-z]+|shared\/[a-z0-9-]+)\/src|api\/test|e2e)\/.*\.tsx?$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Casts by way of `unknown` and to `any` in one source or test. A test's stand-in comes from `double` of shared/testing. */
export function castFindings(file: string, text: string): Finding[] {
  if (!SOURCE.test(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      CAST.test(line) && !COMMENT.test(line) && !line.includes("'") && !line.includes('`')
        ? [`${file}:${index + 1} casts past the compiler: give the value its type`]
        : [],
    );
}
