import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { parseSyntax } from '#src/lib/syntax.ts';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';

/** Makes the context, and what the context is made of. */
const CONTEXT = /^api\/src\/platform\/http\//;
/** A function `…Of` with a whole request as its argument: `function likerOf(request: FastifyRequest)`, `const likerOf = (…) =>`. */
const DERIVES = /\b(?:function\s+|const\s+)(\w+Of)\b(?:\s*=\s*(?:async\s*)?)?\([^)]*\bFastifyRequest\b/g;

/** What a source derives from a request beside `request.context`. */
export function derivedFacts(source: string, file: string): string[] {
  const settings = parseSyntax(source, file).memberCalls.has('ofHost')
    ? ['reads settings of a host; use request.context.settings']
    : [];
  const names = [...source.matchAll(DERIVES)].map(
    ([, name]) => `${name} derives facts from a request; read request.context`,
  );
  return [...settings, ...names];
}

/** Sources of the API that derive caller, domain or language from a request themselves (decision 032). */
export function requestContextFindings(root: string): Finding[] {
  return sourceFiles('api/src', root)
    .filter((file) => !isTestFile(file) && !CONTEXT.test(file))
    .flatMap((file) =>
      derivedFacts(readFileSync(join(root, file), 'utf8'), file).map((reason) => `${file}: ${reason}`),
    );
}
