import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { committedFiles } from '#src/checks/sources/hygiene.ts';
import type { Finding } from '#src/lib/check.ts';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { ALLOWED, HARD_NAMES, HARD_WORDS } from './plain-words-table.ts';

/** Roots with findings left, each with its upper bound. A root without an entry is clean. A bound only goes down. */
export type Left = Readonly<Record<string, number>>;

const LEFT_FILE = 'tools/src/checks/sources/plain-words-left.json';
const SOURCE = /\.(tsx?|cjs|mjs|js)$/;
const DOCUMENT = /\.md$/;

/** Logs of measurements are records: their wording is not changed afterwards. */
const RECORD = /^docs\/(measurements|screens)\/|^docs\/licences\.md$/;

const COMMENT = /^\s*\{?(?:\/\/|\/\*\*?|\*)\s(.*)|\s\/\/ (.*)/;
const QUOTED = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|\x60((?:\\.|[^\x60\\])*)\x60)`;
const TEST_CALL = String.raw`(?<![.\w])(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(`;
const TITLE = new RegExp(String.raw`(?:${TEST_CALL}|^\s*\]\)\()\s*${QUOTED}`);
const TITLE_BELOW = new RegExp(String.raw`${TEST_CALL}\s*$`);
const TITLE_ALONE = new RegExp(String.raw`^\s*${QUOTED}`);

/** Declarations of functions: `function name`, `const name = () =>`, `name: () =>` and methods. */
const DECLARATIONS = [
  /\bfunction\*?\s+(\w+)/,
  /\b(?:const|let)\s+(\w+)(?:\s*:[^=]+)?\s*=\s*(?:async\s*)?(?:function\b|<|\([^)]*(?:\)\s*(?::[^=]+)?=>|$)|\w+\s*=>)/,
  /^\s*(?:readonly\s+)?(\w+)\??:\s*(?:async\s*)?\([^)]*\)\s*(?::[^=]+)?=>/,
  /^\s*(?:(?:public|private|protected|static|abstract|async)\s+)*(\w+)(?:<[^(]*>)?\(.*\)(?::\s*[^;]+;|(?::.*)?\s*\{)\s*$/,
];

/** Comments, test titles, names of functions and documents with words that plain English avoids, per root within its bound. */
export function plainWordFindings(
  root: string,
  files: readonly string[],
  left: Left = readJson<Left>(join(ROOT, LEFT_FILE)),
): Finding[] {
  return [...findingsByRoot(root, files)].flatMap(([name, findings]) => {
    const bound = left[name] ?? 0;
    if (findings.length <= bound) return [];
    if (bound === 0) return findings;
    return [`${name} has ${findings.length} findings, ${bound} are allowed`, ...findings];
  });
}

/** The table of bounds after a cleaning: each bound goes down to the number of findings, never up; zero leaves the table. */
export function loweredBounds(left: Left, counts: ReadonlyMap<string, number>): Left {
  return Object.fromEntries(
    Object.entries(left)
      .map(([name, bound]): [string, number] => [name, Math.min(bound, counts.get(name) ?? 0)])
      .filter(([, bound]) => bound > 0),
  );
}

function findingsByRoot(root: string, files: readonly string[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const file of files) {
    if (RECORD.test(file)) continue;
    const findings = fileFindings(root, file);
    if (findings.length) found.set(rootOf(file), [...(found.get(rootOf(file)) ?? []), ...findings]);
  }
  return found;
}

/** `shared/ui/src/a.ts` belongs to `shared/ui`, `api/src/a.ts` to `api`, `README.md` to `.`. */
function rootOf(file: string): string {
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  return parts[0] === 'shared' ? parts.slice(0, 2).join('/') : parts[0]!;
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

/** Prints the findings left per root; `--findings ROOT` prints each, `--lower` writes lower bounds into the table. */
function printLeft(options: readonly string[]): void {
  const left = readJson<Left>(join(ROOT, LEFT_FILE));
  const found = findingsByRoot(ROOT, committedFiles(ROOT));
  const counts = new Map([...found].map(([name, { length }]) => [name, length]));
  for (const name of new Set([...counts.keys(), ...Object.keys(left)])) {
    console.log(`${name}: ${counts.get(name) ?? 0} left, ${left[name] ?? 0} allowed`);
  }
  const shown = options[options.indexOf('--findings') + 1];
  if (options.includes('--findings') && shown) console.log((found.get(shown) ?? []).join('\n'));
  if (options.includes('--lower')) {
    writeFileSync(join(ROOT, LEFT_FILE), `${JSON.stringify(loweredBounds(left, counts), null, 2)}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printLeft(process.argv.slice(2));
