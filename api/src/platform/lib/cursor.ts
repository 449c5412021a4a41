import { problem } from '#src/platform/lib/problem.ts';

/** Where a page ended: a time as the database writes it, and the id that breaks ties. */
export interface Position {
  at: string;
  id: string;
}

const TIME = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Decides whether a text names a moment of the calendar: no 30 February, no hour 24, no year 0. */
function isTime(text: string): boolean {
  const time = Date.parse(text);
  return (
    TIME.test(text) && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 23) === text.slice(0, 23)
  );
}

/** A time as cursors carry it: of columns that are written by the clock, whose steps are milliseconds. */
export const microseconds = (at: Date): string => at.toISOString().replace('Z', '000Z');

/** Opaque text for the client to hand back. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/**
 * Reads a cursor this server wrote.
 * @throws problem `malformed` for any other text
 */
export function readCursor(text: string | undefined): Position | null {
  if (text === undefined || text === '') return null;
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (!isTime(at) || !ID.test(id)) throw problem('malformed', { field: 'cursor' });
  return { at, id };
}

/** How a list reads its rows as a page. */
export interface Paging<Row, Item> {
  limit: number;
  positionOf: (row: Row) => Position;
  present: (row: Row) => Item;
}

/** Cuts rows that were read with one more than `limit`: the extra row shows that the list goes on. */
export function cutPage<Row>(rows: readonly Row[], limit: number): { shown: Row[]; goesOn: boolean } {
  return { shown: rows.slice(0, limit), goesOn: rows.length > limit };
}

/** A page of rows that were read with one more than `limit`. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { limit, positionOf, present }: Paging<Row, Item>,
): { items: Item[]; next_cursor: string | null } {
  const { shown, goesOn } = cutPage(rows, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    next_cursor: goesOn && last !== undefined ? writeCursor(positionOf(last)) : null,
  };
}
