import { sql, type Kysely } from 'kysely';

/** Mails of a day to addresses that no account has confirmed, by the digest of the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table receiver_mails (
    address_hash text primary key,
    mails integer not null,
    since timestamptz not null
  )`.execute(db);
  await sql`create index known_devices_hash on known_devices (device_hash)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index known_devices_hash`.execute(db);
  await sql`drop table receiver_mails`.execute(db);
}
