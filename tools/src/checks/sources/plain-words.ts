import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { ALLOWED, ALLOWED_NAMES, HARD_NAMES, HARD_WORDS } from './plain-words-table.ts';

const SOURCE = /\.(tsx?|cjs|mjs|js)$/;
const DOCUMENT = /\.md$/;

/** Names of migrations are in databases that have run them. */
const MIGRATION = /^api\/migrations\//;

/** Logs of measurements are records: their wording is not changed afterwards. */
const RECORD = /^docs\/(measurements|screens)\/|^docs\/licences\.md$/;

const COMMENT = /^\s*\{?(?:\/\/|\/\*\*?|\*)\s(.*)|\s\/\/ (.*)/;
const QUOTED = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|\x60((?:\\.|[^\x60\\])*)\x60)`;
const TEST_CALL = String.raw`(?<![.\w])(?:\w*Test|test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(`;
const TITLE = new RegExp(String.raw`(?:${TEST_CALL}|^\s*\](?: as const)?\)\()\s*${QUOTED}`);
const TITLE_BELOW = new RegExp(String.raw`${TEST_CALL}\s*$`);
const TITLE_ALONE = new RegExp(String.raw`^\s*${QUOTED}`);

/** Declarations of functions, variables and types: `function name`, `const name`, `name: () =>`, methods, `interface Name`. */
const DECLARATIONS = [
  /\bfunction\*?\s+(\w+)/,
  /\b(?:const|let|interface|type)\s+(\w+)/,
  /^\s*(?:readonly\s+)?(\w+)\??:\s*(?:async\s*)?\([^)]*\)\s*(?::[^=]+)?=>/,
  /^\s*(?:(?:public|private|protected|static|abstract|async)\s+)*(\w+)(?:<[^(]*>)?\(.*\)(?::\s*[^;]+;|(?::.*)?\s*\{)\s*$/,
];

/** Comments, test titles, documents and names of files, functions, variables and types with words that plain English avoids. */
export function plainWordFindings(root: string, files: readonly string[]): Finding[] {
  return files.filter((file) => !RECORD.test(file)).flatMap((file) => fileFindings(root, file));
}

function fileFindings(root: string, file: string): Finding[] {
  if (!SOURCE.test(file) && !DOCUMENT.test(file)) return [];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  if (DOCUMENT.test(file)) {
    return documentLines(lines).flatMap((line, index) => wordFindings(file, index, line));
  }
  return [
    ...(MIGRATION.test(file) ? [] : fileNameFindings(file)),
    ...lines.flatMap((line, index) => [
      ...proseOf(line, lines[index - 1] ?? '').flatMap((prose) => wordFindings(file, index, prose)),
      ...nameFindings(file, index, line),
    ]),
  ];
}

/** The lines of a document, those of code blocks emptied. */
function documentLines(lines: readonly string[]): string[] {
  let code = false;
  return lines.map((line) => {
    if (!line.trimStart().startsWith('```')) return code ? '' : line;
    code = !code;
    return '';
  });
}

/** The comment and the test title of a line. */
function proseOf(line: string, before: string): string[] {
  const comment = COMMENT.exec(line);
  const title = TITLE.exec(line) ?? (TITLE_BELOW.test(before) ? TITLE_ALONE.exec(line) : null);
  return [comment, title].flatMap((match) => match?.slice(1).find(Boolean) ?? []);
}

/** A text without code, quotations, addresses of links and the allowed technical phrases. */
function judged(prose: string): string {
  const bare = prose.replace(/`[^`]*`|"[^"]*"|\$\{[^}]*\}|\]\([^)]*\)|[\w-]+(?:\/[\w.-]+)+/g, ' # ');
  return ALLOWED.reduce((text, phrase) => text.replace(phrase, ' # '), bare);
}

function wordFindings(file: string, index: number, prose: string): Finding[] {
  const text = judged(prose);
  return HARD_WORDS.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0].trim();
    return word ? [`${file}:${index + 1} says "${word}": ${instead}`] : [];
  });
}

function nameFindings(file: string, index: number, line: string): Finding[] {
  const name = DECLARATIONS.map((declaration) => declaration.exec(line)?.[1]).find(Boolean);
  const hard = name && hardWordIn(name.replace(ALLOWED_NAMES, '').split(/(?<=[a-z])(?=[A-Z])|_/));
  return hard ? [`${file}:${index + 1} names ${name}: ${hard} → ${HARD_NAMES.get(hard)}`] : [];
}

function fileNameFindings(file: string): Finding[] {
  const hard = hardWordIn(basename(file).replace(ALLOWED_NAMES, '').split(/[-_.]/));
  return hard ? [`${file} is named by "${hard}": ${HARD_NAMES.get(hard)}`] : [];
}

const hardWordIn = (words: readonly string[]): string | undefined =>
  words.map((word) => word.toLowerCase()).find((word) => HARD_NAMES.has(word));
