import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latenciesOf, type Latencies } from '#src/lib/measure/latencies.ts';
import type { Statement } from './plans.ts';

/** The newest pgbench of this machine (Debian: package `postgresql`); null when there is none. */
export function findPgbench(): string | null {
  const found = globSync('/usr/lib/postgresql/*/bin/pgbench').sort(
    (a, b) => Number(/(\d+)\/bin/.exec(b)?.[1]) - Number(/(\d+)\/bin/.exec(a)?.[1]),
  );
  return found[0] ?? null;
}

/** Sends these lists of statements, one list after the other by chance, and measures how many lists a second are answered. */
export async function loadByPgbench(
  program: string,
  databaseUrl: string,
  lists: readonly (readonly Statement[])[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ per_second: number; all: Latencies }> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-pgbench-'));
  try {
    const scripts = lists.map((statements, list) =>
      statements.map((statement, place) => withVariables(statement, `l${list}_s${place}`)),
    );
    const files = scripts.map((script, list) => {
      const file = join(folder, `${list}.sql`);
      writeFileSync(file, script.map(({ line }) => `${line};\n`).join(''));
      return ['-f', file];
    });
    const variables = scripts.flat().flatMap(({ variables }) => variables);
    const words = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(connections),
      '-T',
      String(seconds),
      '-l',
      ...variables.flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      ...files.flat(),
    ];
    const child = spawn(program, [...words, databaseUrl], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.stderr.on('data', (text: Buffer) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    const rate = /tps = ([\d.]+)/.exec(output)?.[1];
    if (code !== 0 || !rate) throw new Error(`pgbench failed: ${output}`);
    const times = globSync('pgbench_log.*', { cwd: folder }).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Number(line.split(' ')[2]) / 1000),
    );
    return { per_second: Math.round(Number(rate)), all: latenciesOf(times) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A statement on one line whose values are variables of pgbench, which prepares it as the server does and sends the values with each
 * execution. Nulls stay in the text, because a variable has none.
 * @param prefix begins the names of its variables
 */
export function withVariables(
  { text, values }: Statement,
  prefix: string,
): { line: string; variables: [name: string, value: string][] } {
  const isNull = (value: unknown) => value === null || value === undefined;
  const nameOf = (place: number) => `${prefix}_v${place}`;
  return {
    line: onOneLine(
      text.replace(/\$(\d+)/g, (_, number: string) => {
        const place = Number(number) - 1;
        return isNull(values[place]) ? 'null' : `:${nameOf(place)}`;
      }),
    ),
    variables: values.flatMap((value, place): [string, string][] =>
      isNull(value) ? [] : [[nameOf(place), sentAs(value)]],
    ),
  };
}

/** The text in which the driver sends a value. */
function sentAs(value: unknown): string {
  if (!Array.isArray(value)) return value instanceof Date ? value.toISOString() : String(value);
  return `{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** On one line; a colon in a text would name a variable of pgbench. */
const onOneLine = (statement: string): string =>
  statement
    .replace(/\s+/g, ' ')
    .replace(/'[^']*'/g, (quoted) => (/:\w/.test(quoted) ? `e${quoted.replaceAll(':', '\\x3a')}` : quoted));

/** A statement on one line with its values written into it. */
export const withValues = ({ text, values }: Statement): string =>
  onOneLine(text.replace(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1])));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length ? `array[${value.map(literal).join(', ')}]` : `'{}'`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
