import { sql, type Kysely } from 'kysely';

/** When the credit of a first message comes back unless its receiver reads or answers it, and when it did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column return_due_at timestamptz, add column returned_at timestamptz`.execute(
    db,
  );
  await sql`create index messages_return_due on messages (return_due_at) where return_due_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop column return_due_at, drop column returned_at`.execute(db);
}
