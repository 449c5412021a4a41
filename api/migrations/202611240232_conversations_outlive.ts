import { sql, type Kysely } from 'kysely';

const REFERENCES = [
  ['conversations', 'user_a'],
  ['conversations', 'user_b'],
  ['conversations', 'started_by'],
  ['conversation_sides', 'user_id'],
  ['conversation_sides', 'other_id'],
] as const;

/**
 * Preserves a conversation after the erasure of one of its two accounts: the other still reads its messages, under an id without an account. The
 * erasure of an account deletes the conversations without a reader.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of REFERENCES)
    await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(`${table}_${column}_fkey`)}`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of REFERENCES)
    await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_${column}_fkey`)}
      foreign key (${sql.ref(column)}) references users (id) on delete cascade not valid`.execute(db);
}
