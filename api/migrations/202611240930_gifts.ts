import { sql, type Kysely } from 'kysely';

/** Messages that are a gift name it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column gift text,
    add constraint messages_gift check ((kind = 'gift') = (gift is not null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from messages where kind = 'gift'`.execute(db);
  await sql`alter table messages drop column gift`.execute(db);
}
