import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCoverage, readStatements } from './coverage/coverage-table.ts';
import { ROOT } from './lib/workspace.ts';

/**
 * `npm run coverage:spec [-- <folder of the specification>]`: prints the statements no test proves yet, by part.
 * With the folder, each comes with its sentence.
 */
function main(folder: string | undefined): void {
  const proven = new Set(readCoverage(ROOT).map(({ statement }) => statement));
  const statements = readStatements(ROOT);
  const sentences = folder ? readSentences(folder) : new Map<string, string>();
  const open = statements.filter((id) => !proven.has(id));
  for (const [part, ids] of Map.groupBy(open, (id) => id.split('.')[0])) {
    console.log(`\nPart ${part}: ${ids.length} open`);
    if (folder) for (const id of ids) console.log(`  ${id}  ${sentences.get(id) ?? ''}`);
    else console.log(`  ${ids.join(' ')}`);
  }
  console.log(
    `\n${statements.length - open.length} of ${statements.length} statements are proven, ${open.length} are open.`,
  );
}

function readSentences(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'statements.tsv'), 'utf8').split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([id, , text]) => [id!, text ?? '']));
}

main(process.argv[2]);
