import { sql, type Kysely } from 'kysely';

/** Landing pages as data, and daily event counts without identity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table landers (
    id text primary key,
    name text not null,
    slug text not null default '',
    version integer not null check (version > 0),
    variant text not null,
    template text not null,
    texts jsonb not null,
    active boolean not null default true,
    created_at timestamptz not null,
    constraint landers_edition unique (name, slug, version, variant)
  )`.execute(db);
  await sql`create table lander_counts (
    lander_id text not null references landers (id) on delete cascade,
    step text not null,
    day date not null,
    count integer not null default 1,
    primary key (lander_id, step, day)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lander_counts, landers`.execute(db);
}
