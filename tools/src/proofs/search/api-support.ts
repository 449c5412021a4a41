import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '#src/lib/workspace.ts';
import type { Statement } from './plans.ts';

/** What the proof shares with the API's own tests: the members, the searches, and the statements of a search. */
export interface ApiSupport {
  memberStatements(from: number, to: number): string[];
  AFTERWARDS: readonly string[];
  COMBINATIONS: Readonly<Record<string, string>>;
  OFFERED: string;
  statementsOf(
    databaseUrl: string,
    userId: string,
    addresses: readonly string[],
  ): Promise<{ every: Statement[]; last: Statement[] }[]>;
}

/** Loads it from the API's folder, whose modules the tools may not import. */
export async function loadApiSupport(): Promise<ApiSupport> {
  const names = ['members/many-members', 'members/search-combinations', 'databases/recorded-statements'];
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(ROOT, `api/test/support/${name}.ts`)).href)),
  );
  return Object.assign({}, ...modules) as ApiSupport;
}
