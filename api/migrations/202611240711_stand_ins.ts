import { sql, type Kysely } from 'kysely';

/** An account made with an address that another account has, where messages do not show which addresses have accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column stands_in_for text`.execute(db);
  await sql`create index users_stand_ins on users (stands_in_for) where stands_in_for is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_stand_ins`.execute(db);
  await sql`alter table users drop column stands_in_for`.execute(db);
}
