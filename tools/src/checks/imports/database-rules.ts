import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { readSyntax, type Syntax } from '#src/lib/syntax.ts';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';

const QUERIES = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'executeQuery'];

/** Opens, migrates and checks the database itself: the handle, the unit of work and the probe of its health. */
const OWN_DATABASE = /^api\/src\/platform\/db\//;
/** Commands run alone: they may choose a transaction's isolation. */
const COMMAND = /^api\/src\/cli\//;
/** The queue is pg-boss's: its adapter speaks to the tables of that library. */
const REPOSITORY = /(^|[-/])repository\.ts$/;

/** SQL outside a repository, transactions outside the unit of work, repository functions without their handle. */
export function findDatabaseViolations(root: string): Finding[] {
  return sourceFiles('api/src', root)
    .filter((file) => !isTestFile(file) && !OWN_DATABASE.test(file))
    .flatMap((file) =>
      databaseViolations(file, readSyntax(join(root, file))).map((reason) => `${file}: ${reason}`),
    );
}

function databaseViolations(file: string, syntax: Syntax): string[] {
  const reasons: string[] = [];
  if (!COMMAND.test(file) && syntax.memberCalls.has('transaction'))
    reasons.push('opens a transaction by itself; use unitOfWork');
  if (REPOSITORY.test(file)) return [...reasons, ...handleViolations(syntax)];
  const queries = QUERIES.filter((name) => syntax.memberCalls.has(name));
  if (queries.length > 0 || syntax.tags.has('sql') || importsSql(syntax))
    reasons.push('contains SQL, which only a repository may contain');
  return reasons;
}

const importsSql = ({ imports }: Syntax): boolean =>
  imports.some(({ specifier, names }) => specifier === 'kysely' && names.includes('sql'));

/** A repository never reaches for a database: the transaction handle comes first, and always. */
function handleViolations({ exportedFunctions }: Syntax): string[] {
  return exportedFunctions
    .filter(({ isAsync, parameters }) => {
      const place = parameters.findIndex(({ name }) => name === 'tx');
      return place > 0 || (isAsync && place !== 0) || parameters[place]?.optional === true;
    })
    .map(
      ({ name }) => `${name} needs the transaction handle "tx" as its first argument, and never as an option`,
    );
}
