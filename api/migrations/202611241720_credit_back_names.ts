import { sql, type Kysely } from 'kysely';

/** Calls the credit of an unanswered first message by one name, as the contract does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages rename column return_due_at to credit_back_due_at`.execute(db);
  await sql`alter table messages rename column returned_at to credit_back_at`.execute(db);
  await sql`alter index messages_return_due rename to messages_credit_back_due`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter index messages_credit_back_due rename to messages_return_due`.execute(db);
  await sql`alter table messages rename column credit_back_at to returned_at`.execute(db);
  await sql`alter table messages rename column credit_back_due_at to return_due_at`.execute(db);
}
