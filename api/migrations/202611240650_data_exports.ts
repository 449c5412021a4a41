import { sql, type Kysely } from 'kysely';

/** Copies of members' own data: one is prepared at a time. `files` names what every attempt began to write, so that nothing is left over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_exports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    state text not null check (state in ('preparing', 'ready', 'failed', 'over')),
    files text[] not null default '{}',
    file text,
    bytes bigint,
    requested_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz,
    constraint data_exports_ready check ((state = 'ready') = (file is not null))
  )`.execute(db);
  await sql`create unique index data_exports_preparing on data_exports (user_id) where state = 'preparing'`.execute(
    db,
  );
  await sql`create index data_exports_user on data_exports (user_id, requested_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table data_exports`.execute(db);
}
