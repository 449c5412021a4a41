import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_SCHEMAS } from '@rendezvous/contract/settings/public-settings';
import type { Finding } from '#src/lib/check.ts';
import { formatted } from '#src/lib/formatted.ts';

export const ABSENT_FILE = 'shared/contract/src/settings/absent-settings.ts';

/** As much of a JSON schema as a setting uses. */
interface Shape {
  type?: string;
  minimum?: number;
  enum?: readonly string[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
}

const NOTHING = new Set(['none', 'no']);

/** The value of a schema that claims least: nothing, none, zero, or the least number allowed. */
export function absentOf(shape: Shape): unknown {
  const { type, minimum = 0, enum: values, anyOf, properties } = shape;
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : absentOf(anyOf[0] ?? {});
  if (values) return values.find((value) => NOTHING.has(value)) ?? values[0];
  if (type === 'string') return '';
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, absentOf(one)]));
  throw new Error(`no absent value for the schema ${JSON.stringify(shape)}`);
}

/** The file of values a browser has before the settings come: schemas do not go to browsers (decision 033). */
export async function absentModule(root: string, schemas: object = PUBLIC_SCHEMAS): Promise<string> {
  const values = Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, absentOf(schema)]));
  const text = `import type { PublicSettings } from './public-settings.ts';

/** Written by \`npm run write absent-settings\` from the table of settings: what a page assumes until its settings come. */
export const ABSENT_SETTINGS: Readonly<PublicSettings> = ${JSON.stringify(values)};
`;
  return formatted(ABSENT_FILE, text);
}

export async function absentFindings(root: string): Promise<Finding[]> {
  const written = readFileSync(join(root, ABSENT_FILE), 'utf8');
  return written === (await absentModule(root))
    ? []
    : [`${ABSENT_FILE} is not what the table of settings says: run "npm run write absent-settings"`];
}
