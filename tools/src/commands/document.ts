import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { markdownTable, withMarkedPart } from '#src/lib/marked-part.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { SINGLE_WORDS, WORDS } from './table.ts';

const commandOf = (word: string): string =>
  word === 'start' || word === 'test' ? `\`npm ${word}\`` : `\`npm run ${word}\``;
const namesOf = (word: string): string[] => Object.keys(WORDS[word]!.names);

/** Every word of `package.json` with what it does. */
function wordTable(): string {
  return markdownTable(
    ['Command', 'What it does'],
    [
      ...Object.entries(SINGLE_WORDS).map(([word, does]) => [commandOf(word), does]),
      ...Object.entries(WORDS).map(([word, { does }]) => [`\`npm run ${word} <name>\``, does]),
    ],
  );
}

/** The names of each word. */
function nameTable(): string {
  return markdownTable(
    ['Word', 'Names'],
    Object.keys(WORDS).map((word) => [
      commandOf(word),
      namesOf(word)
        .map((name) => `\`${name}\``)
        .join(', '),
    ]),
  );
}

/** Every name with its file. */
function fileTable(): string {
  return markdownTable(
    ['Command', 'File', 'What it does'],
    Object.entries(WORDS).flatMap(([word, { names }]) =>
      Object.entries(names).map(([name, { file, does }]) => [
        `\`npm run ${word} ${name}\``,
        file.startsWith('node_modules/') ? '–' : `\`${file}\``,
        does,
      ]),
    ),
  );
}

const TABLES: Readonly<Record<string, () => string>> = {
  'README.md': wordTable,
  'CONTRIBUTING.md': nameTable,
  'tools/README.md': fileTable,
};

/** The documents that have tables of commands, as they should be. */
export function commandDocuments(): Map<string, string> {
  return new Map(
    Object.entries(TABLES).map(([file, table]) => [
      file,
      withMarkedPart(readFileSync(join(ROOT, file), 'utf8'), 'commands', table()),
    ]),
  );
}

/** Documents whose table of commands is out of date, and words of `package.json` that the table lacks or that it has alone. */
export function commandTableFindings(scripts: readonly string[]): Finding[] {
  const words = [...Object.keys(SINGLE_WORDS), ...Object.keys(WORDS)];
  return [
    ...[...commandDocuments()]
      .filter(([file, text]) => readFileSync(join(ROOT, file), 'utf8') !== text)
      .map(([file]) => `the table of commands in ${file} is out of date: run "npm run write commands"`),
    ...scripts
      .filter((word) => !words.includes(word))
      .map((word) => `tools/src/commands/table.ts lacks "${word}"`),
    ...words.filter((word) => !scripts.includes(word)).map((word) => `package.json has no script "${word}"`),
  ];
}
