import { sql, type Kysely } from 'kysely';

/**
 * Stores the names of movements in the ledger whose message was erased with an account, so that every other charge can be compared with
 * its message. Movements without a message at the time of this migration were erased before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_charges (operation_id text primary key)`.execute(db);
  await sql`insert into erased_charges (operation_id)
    select distinct e.operation_id from ledger_entries e
    where e.operation_id like 'message:%' and not exists (select from messages m where 'message:' || m.id = e.operation_id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table erased_charges`.execute(db);
}
