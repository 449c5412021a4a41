import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { ALLOWED, HARD_NAMES, HARD_WORDS } from './plain-words-table.ts';

const SOURCE = /\.(tsx?|cjs|mjs|js)$/;
const DOCUMENT = /\.md$/;

/** Logs of measurements are records: their wording is not changed afterwards. */
const RECORD = /^docs\/(measurements|screens)\/|^docs\/licences\.md$/;

const COMMENT = /^\s*\{?(?:\/\/|\/\*\*?|\*)\s(.*)|\s\/\/ (.*)/;
const QUOTED = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|\x60((?:\\.|[^\x60\\])*)\x60)`;
const TEST_CALL = String.raw`(?<![.\w])(?:\w*Test|test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(`;
const TITLE = new RegExp(String.raw`(?:${TEST_CALL}|^\s*\](?: as const)?\)\()\s*${QUOTED}`);
const TITLE_BELOW = new RegExp(String.raw`${TEST_CALL}\s*$`);
const TITLE_ALONE = new RegExp(String.raw`^\s*${QUOTED}`);

/** Declarations of functions: `function name`, `const name = () =>`, `name: () =>` and methods. */
const DECLARATIONS = [
  /\bfunction\*?\s+(\w+)/,
  /\b(?:const|let)\s+(\w+)(?:\s*:[^=]+)?\s*=\s*(?:async\s*)?(?:function\b|<|\([^)]*(?:\)\s*(?::[^=]+)?=>|$)|\w+\s*=>)/,
  /^\s*(?:readonly\s+)?(\w+)\??:\s*(?:async\s*)?\([^)]*\)\s*(?::[^=]+)?=>/,
  /^\s*(?:(?:public|private|protected|static|abstract|async)\s+)*(\w+)(?:<[^(]*>)?\(.*\)(?::\s*[^;]+;|(?::.*)?\s*\{)\s*$/,
];

/** Comments, test titles, names of functions and documents with words that plain English avoids. */
export function plainWordFindings(root: string, files: readonly string[]): Finding[] {
  return files.filter((file) => !RECORD.test(file)).flatMap((file) => fileFindings(root, file));
}

function fileFindings(root: string, file: string): Finding[] {
  if (!SOURCE.test(file) && !DOCUMENT.test(file)) return [];
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  if (DOCUMENT.test(file)) {
    return documentLines(lines).flatMap((line, index) => wordFindings(file, index, line));
  }
  return lines.flatMap((line, index) => [
    ...proseOf(line, lines[index - 1] ?? '').flatMap((prose) => wordFindings(file, index, prose)),
    ...nameFindings(file, index, line),
  ]);
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
  const verb = name && /^[a-z]+(?=[A-Z])/.exec(name)?.[0];
  const instead = verb && HARD_NAMES.get(verb);
  return instead ? [`${file}:${index + 1} names a function ${name}: ${verb}… → ${instead}`] : [];
}
