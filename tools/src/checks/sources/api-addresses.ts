import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
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

/** Tests of the API that make requests no page makes: their addresses are written as an attacker writes them. */
const HOSTILE_TESTS = /^api\/test\/(hostile\/|(hardening|canary)\.test\.ts$)/;
const PATHS = ENDPOINTS.map(([, { path }]) => path.split('?')[0]!);

/** Addresses of endpoints written by hand in a test. Addresses that no endpoint has are permitted. */
export function testedAddresses(source: string, file: string): string[] {
  const { strings, templateHeads } = parseSyntax(source, file);
  const named = [...strings, ...templateHeads].filter((text) => PATHS.includes(text.split('?')[0]!));
  const begun = [...templateHeads].filter(
    (head) => ADDRESS.test(head) && !named.includes(head) && PATHS.some((path) => path.startsWith(head)),
  );
  return [...named, ...begun];
}

/** Sources that write the address of an endpoint beside the table, and tests of the API that do not call it by its name. */
export function apiAddressFindings(root: string, files: readonly string[]): Finding[] {
  const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...files
      .filter((file) => PRODUCT.test(file) && !TABLE.test(file) && !isTestFile(file))
      .flatMap((file) =>
        writtenAddresses(sourceOf(file), file).map(
          (address) =>
            `${file} writes the address ${address}: use the endpoint or call of @rendezvous/contract`,
        ),
      ),
    ...files
      .filter((file) => /^api\/test\/.*\.ts$/.test(file) && !HOSTILE_TESTS.test(file))
      .flatMap((file) =>
        testedAddresses(sourceOf(file), file).map(
          (address) =>
            `${file} writes the address ${address}: call the endpoint, client.call(LIKE, { member })`,
        ),
      ),
  ];
}
