import { sql, type Kysely } from 'kysely';

/** Blocks between members. Every list asks both directions: the second index serves the other one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blocks (
    blocker text not null references users (id) on delete cascade,
    blocked text not null references users (id) on delete cascade,
    created_at timestamptz not null,
    primary key (blocker, blocked),
    check (blocker <> blocked)
  )`.execute(db);
  await sql`create index blocks_of_blocked on blocks (blocked, blocker)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blocks`.execute(db);
}
