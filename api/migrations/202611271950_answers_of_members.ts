import { sql, type Kysely } from 'kysely';

/** Member whose session a stored answer belongs to: it ends with the account, and when another person proves the mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Former answers name no member, and some contain an account.
  await sql`delete from idempotency_keys`.execute(db);
  await sql`alter table idempotency_keys add column user_id text`.execute(db);
  await sql`create index idempotency_keys_user on idempotency_keys (user_id) where user_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys drop column user_id`.execute(db);
}
