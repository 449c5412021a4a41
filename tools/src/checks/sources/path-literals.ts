import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_ALIASES, ROUTES } from '@rendezvous/contract/kernel/routes';
import type { Finding } from '#src/lib/check.ts';
import { isTestFile } from '#src/lib/workspace.ts';
import { parseSyntax } from '#src/lib/syntax.ts';

/** Sources whose paths must come from `pathTo`; e2e types addresses as a visitor does (decision 046). */
export const PRODUCT = /^(api|shell|mfe-[\w-]+|shared\/[\w-]+)\/src\/.*\.tsx?$/;
/** The table itself. */
const TABLE = /^shared\/contract\/src\/kernel\/route(s|-table)\.ts$/;

const firstSegment = (path: string): string => /^\/([a-z][a-z-]*)(?=$|[/?#])/.exec(path)?.[1] ?? '';

const KNOWN = new Set(
  [...ROUTES.map(({ path }) => path), ...Object.keys(ROUTE_ALIASES)].map(firstSegment).filter(Boolean),
);

/** Paths of routes written by hand in a source, whole (`'/chats'`) or as the head of a template (`/members/${id}`). */
export function writtenPaths(source: string, file: string): string[] {
  const { strings, templateHeads } = parseSyntax(source, file);
  return [...strings, ...templateHeads].filter((text) => KNOWN.has(firstSegment(text)));
}

/** Sources that write the path of a route beside the table. */
export function pathLiteralFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => PRODUCT.test(file) && !TABLE.test(file) && !isTestFile(file))
    .flatMap((file) =>
      writtenPaths(readFileSync(join(root, file), 'utf8'), file).map(
        (path) => `${file} writes the path ${path}: use pathTo of @rendezvous/contract/kernel/routes`,
      ),
    );
}
