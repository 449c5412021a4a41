import { sql, type Kysely } from 'kysely';

/** Country of a session's log-in, and the secret a session had until its password was given again: requests under way still carry it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column country text, add column former_token_hash text, add column former_until timestamptz`.execute(
    db,
  );
  await sql`create unique index sessions_former on sessions (former_token_hash) where former_token_hash is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sessions_former`.execute(db);
  await sql`alter table sessions drop column country, drop column former_token_hash, drop column former_until`.execute(
    db,
  );
}
