import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '#src/lib/check.ts';
import { ROOT } from '#src/lib/workspace.ts';

export const DOCUMENT = 'README.md';
const SOURCE = 'api/src/platform/environment.ts';
const BEGIN = '<!-- environment: written by npm run docs:environment -->';
const END = '<!-- /environment -->';

/** As much of the schema of a variable as the table shows. */
export interface Variable {
  default?: unknown;
  description?: string;
}
type Variables = Readonly<Record<string, Variable>>;

/** The variables of the server. */
async function readVariables(): Promise<Variables> {
  const { Environment } = (await import(pathToFileURL(join(ROOT, SOURCE)).href)) as {
    Environment: { properties: Variables };
  };
  return Environment.properties;
}

/** @throws Error for a variable without a meaning */
function row([name, { default: initial, description }]: [string, Variable]): string[] {
  if (!description) throw new Error(`${SOURCE}: ${name} has no description`);
  const shown = initial === '' || initial === undefined ? '–' : `\`${String(initial)}\``;
  return [`\`${name}\``, shown, description.replaceAll('|', '\\|')];
}

/** A table of Markdown with columns of even width, as the formatter writes it. */
function table(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The document with a new table between its marks. @throws Error when the marks are missing */
export function withTable(document: string, variables: Variables): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} lacks ${BEGIN} or ${END}`);
  const rows = Object.entries(variables).map(row);
  return `${before}${BEGIN}\n\n${table(['Variable', 'Default', 'Meaning'], rows)}\n\n${END}${after}`;
}

/** README.md with the table of the environment. */
export async function environmentDocument(): Promise<string> {
  return withTable(readFileSync(join(ROOT, DOCUMENT), 'utf8'), await readVariables());
}

export async function environmentFindings(): Promise<Finding[]> {
  const written = readFileSync(join(ROOT, DOCUMENT), 'utf8');
  return written === (await environmentDocument())
    ? []
    : [
        `the table of the environment in ${DOCUMENT} is not that of ${SOURCE}: run "npm run docs:environment"`,
      ];
}
