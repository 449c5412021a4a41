import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { listOf } from './list.ts';
import { WORDS } from './table.ts';

/** `node run.ts <word> [name] [arguments]`: runs one name of a word, or prints the names. An unknown name ends with 1. */
const [word = '', name, ...words] = process.argv.slice(2);
const command = name === undefined ? undefined : WORDS[word]?.names[name];
if (command) {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, command.file), ...(command.arguments ?? []), ...words],
    { cwd: join(ROOT, command.folder ?? ''), stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else if (name === undefined && word in WORDS) {
  console.log(listOf(word));
} else {
  console.error(`There is no "npm run ${[word, name].filter(Boolean).join(' ')}".\n\n${listOf(word)}`);
  process.exitCode = 1;
}
