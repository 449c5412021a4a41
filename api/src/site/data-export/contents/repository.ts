import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { DataSubject } from './ownership-repository.ts';
import type { Section } from './section.ts';

/** Rows read at once. */
const PAGE = 500;

/** A row, and the values of its key as the database writes them: times include their microseconds. */
interface Row {
  row: Record<string, unknown>;
  position: readonly string[];
}

/** The next rows of a section behind a position, in the order of its key. */
export async function nextRows(
  tx: Tx,
  { table, owned, key, columns }: Section,
  member: DataSubject,
  behind?: readonly string[],
): Promise<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const position = sql`array[${sql.join(key.map((column) => sql`${sql.ref(column)}::text`))}]`;
  const names = Object.keys(columns).map((column) => sql.ref(column));
  const further = behind ? sql`and (${keys}) > (${sql.join(behind)})` : sql``;
  const { rows } = await sql<Record<string, unknown> & { key_of_row: string[] }>`
    select ${sql.join(names)}, ${position} as key_of_row from ${sql.table(table)}
    where ${owned(member)} ${further} order by ${keys} limit ${PAGE}`.execute(tx);
  return rows.map(({ key_of_row, ...row }) => ({ row, position: key_of_row }));
}

/** Pictures of a member with the names they get in the copy: each photo, what its crop leaves out, and those of chats. */
export async function photoFilesOf(tx: Tx, userId: string): Promise<{ name: string; file: string }[]> {
  const photos = await tx
    .selectFrom('photos')
    .select(['id', 'files', 'uncropped'])
    .where('user_id', '=', userId)
    .execute();
  const sent = await tx
    .selectFrom('chat_photos')
    .select(['id', 'files'])
    .where('user_id', '=', userId)
    .execute();
  return [
    ...photos.flatMap(({ id, files, uncropped }) => [
      { name: `${id}.webp`, file: files.large },
      ...(uncropped ? [{ name: `${id}-whole.webp`, file: uncropped.file }] : []),
    ]),
    ...sent.map(({ id, files }) => ({ name: `chat-${id}.webp`, file: files.large })),
  ];
}
