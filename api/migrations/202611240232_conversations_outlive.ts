import { sql, type Kysely } from 'kysely';

const REFERENCES = [
  ['conversations', 'user_a'],
  ['conversations', 'user_b'],
  ['conversations', 'started_by'],
  ['conversation_sides', 'user_id'],
  ['conversation_sides', 'other_id'],
] as const;

/**
 * Lets a conversation outlive the account of one of its two: messages stay for the other, under an id that stands for no account. The
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
