import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOpen, provenStatements, readCoverage, readStatements } from './coverage-table.ts';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * `npm run spec coverage [-- <folder of the specification>]`: prints the statements that are not whole yet, by part of the specification, with the parts
 * that no test proves. With the folder, each comes with its sentence.
 */
function main(folder: string | undefined): void {
  const rows = readCoverage(ROOT);
  const statements = readStatements(ROOT);
  const sentences = folder ? readSentences(folder) : new Map<string, string>();
  const { whole, partly, none } = provenStatements(rows, statements);
  const missing = new Set([...partly, ...none]);
  const left = statements.filter((id) => missing.has(id));
  for (const [part, ids] of Map.groupBy(left, (id) => id.split('.')[0])) {
    console.log(`\nPart ${part}: ${ids.length} not whole`);
    for (const id of ids) {
      console.log(
        `  ${id}  ${partly.includes(id) ? 'partly' : 'open'}  ${sentences.get(id) ?? ''}`.trimEnd(),
      );
      for (const row of rows.filter((one) => one.statement === id && isOpen(one)))
        console.log(`         ${row.part}: ${row.title}`);
    }
  }
  const parts = rows.filter((row) => !isOpen(row)).length;
  console.log(
    `\n${whole.length} of ${statements.length} statements are proven whole, ${partly.length} in part, ${none.length} not at all; ${parts} parts have a test.`,
  );
}

function readSentences(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'statements.tsv'), 'utf8').split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([id, , text]) => [id!, text ?? '']));
}

main(process.argv[2]);
