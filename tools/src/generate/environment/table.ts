import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '#src/lib/check.ts';
import { markdownTable, withMarkedPart } from '#src/lib/marked-part.ts';
import { ROOT } from '#src/lib/workspace.ts';

export const DOCUMENT = 'README.md';
const SOURCE = 'api/src/platform/environment.ts';

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

/** The document with a new table between its marks. @throws Error when the marks are missing */
export function withTable(document: string, variables: Variables): string {
  const rows = Object.entries(variables).map(row);
  return withMarkedPart(document, 'environment', markdownTable(['Variable', 'Default', 'Meaning'], rows));
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
        `the table of the environment in ${DOCUMENT} is not that of ${SOURCE}: run "npm run write environment"`,
      ];
}
