import { sql, type Kysely } from 'kysely';

/** Likes, one row per direction. `held` likes wait for their sender's activation and are hidden from the receiver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table likes (
    from_user text not null references users (id) on delete cascade,
    to_user text not null references users (id) on delete cascade,
    created_at timestamptz not null,
    counted_on date not null,
    held boolean not null default false,
    seen_at timestamptz,
    match_seen_at timestamptz,
    primary key (from_user, to_user),
    check (from_user <> to_user)
  )`.execute(db);
  await sql`create index likes_received on likes (to_user, created_at desc) where not held`.execute(db);
  await sql`create table daily_likes (
    user_id text not null references users (id) on delete cascade,
    day date not null,
    used integer not null check (used >= 0),
    primary key (user_id, day)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table daily_likes`.execute(db);
  await sql`drop table likes`.execute(db);
}
