import { sql, type RawBuilder } from 'kysely';

/** A time column as cursors carry it. A `Date` would lose its microseconds, and with them rows at a page's edge. */
export function cursorColumn(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
