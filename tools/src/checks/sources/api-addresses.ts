import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { isTestFile } from '#src/lib/workspace.ts';
import { parseSyntax } from '#src/lib/syntax.ts';
import { PRODUCT } from './path-literals.ts';

/** The endpoint table and the calls written from it. */
const TABLE = /^shared\/contract\/src\/(.*\/(endpoints|calls)|composition\/visitor-reads)\.ts$/;
/** An address of the API; `/api/` alone is the prefix of all of them. */
const ADDRESS = /^\/api\/\w/;

/** Addresses of the API written by hand in a source, whole or as the head of a template. */
export function writtenAddresses(source: string, file: string): string[] {
  const { strings, templateHeads } = parseSyntax(source, file);
  return [...strings, ...templateHeads].filter((text) => ADDRESS.test(text));
}

/** Sources that write the address of an endpoint beside the table. */
export function apiAddressFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => PRODUCT.test(file) && !TABLE.test(file) && !isTestFile(file))
    .flatMap((file) =>
      writtenAddresses(readFileSync(join(root, file), 'utf8'), file).map(
        (address) =>
          `${file} writes the address ${address}: use the endpoint or call of @rendezvous/contract`,
      ),
    );
}
