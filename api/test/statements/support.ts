import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/platform/db/schema.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, createFixedClock, type Clock } from '#src/platform/lib/clock.ts';

/** The moment at which every statement runs. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');
export const ago = (milliseconds: number): Date => after(NOW, -milliseconds);
export const stoppedClock = (): Clock => createFixedClock(NOW);

/** Three members: the subject of a statement, another member, and a suspended member. */
export interface People {
  anna: string;
  bo: string;
  suspended: string;
}

/** A statement with rows that it must choose among. Names of rows are values of their key. */
export interface Statement {
  table: keyof Database & string;
  key: string;
  write(tx: Tx, people: People): Promise<unknown>;
  /** Names of the rows that the statement reads, in its order. */
  reads?(tx: Tx, people: People): Promise<readonly string[]>;
  /** Runs the statement; it gets the names of all rows but `not asked for`, so that it can be run for each. */
  changes?(tx: Tx, people: People, names: readonly string[]): Promise<unknown>;
  /** Names of the rows that it reads, changes or deletes; none that differs from what the statement says. */
  wanted: readonly string[];
  /** Values of the rows that it changed and left. */
  becomes?: Readonly<Record<string, unknown>>;
  /** What `changes` answers. */
  answers?: unknown;
}

/**
 * Rows for a statement: one that fits, under the name `fits`, and under each other name one that differs from it.
 * @param named columns that are unique, from the name of the row
 */
export function rowsOf<Row extends object>(
  named: (name: string) => Partial<Row>,
  fits: Row,
  others: Readonly<Record<string, Partial<Row>>>,
): Row[] {
  // The one that fits is written last, so that no order is that of writing.
  return Object.entries({ ...others, fits: {} }).map(([name, own]) => ({ ...fits, ...named(name), ...own }));
}

/** Runs a statement for each of these. @returns its answers; undefined where it refuses one */
export async function forEach<Answer>(
  names: readonly string[],
  act: (name: string) => Promise<Answer>,
): Promise<(Answer | undefined)[]> {
  const answers = [];
  for (const name of names) answers.push(await act(name).catch(() => undefined));
  return answers;
}

class RolledBack extends Error {}

/** What a statement did to rows that exist in its transaction alone. */
export interface Outcome {
  chosen: string[];
  /** Rows that it changed and left. */
  left: Record<string, unknown>[];
  answers: unknown;
}

/** Runs a statement in a transaction that leaves nothing behind. */
export async function outcomeOf(
  db: Kysely<Database>,
  statement: Statement,
  people: People,
): Promise<Outcome> {
  const { table, key, write, reads, changes } = statement;
  const rows = async (tx: Tx): Promise<Map<string, string>> => {
    const found = await sql<{ name: string; row: string }>`
      select ${sql.ref(key)} as name, to_jsonb(t)::text as row from ${sql.table(table)} t order by ctid`.execute(
      tx,
    );
    return new Map(found.rows.map(({ name, row }) => [name, row]));
  };
  const outcome: Outcome = { chosen: [], left: [], answers: undefined };
  await db
    .transaction()
    .execute(async (tx) => {
      await write(tx, people);
      const before = await rows(tx);
      if (reads) outcome.chosen = [...(await reads(tx, people))];
      if (changes) {
        const names = [...before.keys()].filter((name) => name !== 'not asked for');
        outcome.answers = await changes(tx, people, names);
        const now = await rows(tx);
        outcome.chosen = [...before].flatMap(([name, row]) => (now.get(name) === row ? [] : name)).toSorted();
        outcome.left = outcome.chosen.flatMap((name) => {
          const row = now.get(name);
          return row === undefined ? [] : [JSON.parse(row) as Record<string, unknown>];
        });
      }
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return outcome;
}
