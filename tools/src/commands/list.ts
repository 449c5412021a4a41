import { WORDS } from './table.ts';

/** The names of a word, one a line; for an unknown word, the words. */
export function listOf(word: string): string {
  const found = WORDS[word];
  const [head, lines] = found
    ? [`npm run ${word} <name> [-- flags]: ${found.does}`, Object.entries(found.names)]
    : ['npm run <word> <name> [-- flags]', Object.entries(WORDS)];
  const width = Math.max(...lines.map(([name]) => name.length));
  return [head, ...lines.map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)]
    .join('\n')
    .replaceAll('`', '');
}
