import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import { readCoverage, readStatements, tagFindings } from './coverage-table.ts';
import { runChecks, type Finding } from '#src/lib/check.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { compareSets, navigationNames, specifiedPaths } from './specification.ts';

/**
 * `npm run spec compare -- <folder>`: the route table, the statement numbers, the coverage table and the test tags
 * against the specification itself (`*.txt` and `statements.tsv` in that folder).
 */
const folder = process.argv[2];
if (!folder || !existsSync(join(folder, 'statements.tsv'))) {
  throw new Error('usage: npm run spec compare -- <folder of the specification>');
}
const specification = globSync('*.txt', { cwd: folder })
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
const ids = readFileSync(join(folder, 'statements.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t')[0]!);
const file = 'tools/src/checks/specification/compare.ts';
const names = ROUTES.map(({ name }) => name);

const missing = (wanted: readonly string[], given: readonly string[], what: string): Finding[] =>
  wanted.filter((item) => !given.includes(item)).map((item) => `${what} ${item}`);

await runChecks('specification', [
  {
    title: 'the route table has exactly the specified paths',
    file,
    run: () =>
      compareSets(
        specifiedPaths(specification),
        // The specification leaves the rooms of operators open (§6 Admin role: not shown).
        ROUTES.filter(({ owner }) => owner !== 'ops').map(({ path }) => path),
      ),
  },
  {
    title: 'every specified route name is in the route table',
    file,
    run: () => missing(navigationNames(specification), names, 'no route is named'),
  },
  {
    title: 'docs/statements.txt has exactly the specified numbers',
    file,
    run: () => compareSets(ids, readStatements(ROOT)),
  },
  {
    title: 'docs/coverage.tsv names specified statements only',
    file,
    run: () =>
      missing(
        readCoverage(ROOT).map(({ statement }) => statement),
        ids,
        'no statement is numbered',
      ),
  },
  { title: 'test tags name specified statements only', file, run: () => tagFindings(ids, ROOT) },
]);
