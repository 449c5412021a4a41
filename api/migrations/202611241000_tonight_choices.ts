import { sql, type Kysely } from 'kysely';

/** What members are up for this evening: at most one choice each, over at `until`. Rows that are over count for nothing, also before they are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tonight_choices (
    user_id text primary key references users (id) on delete cascade,
    choice text not null check (choice in ('drink', 'dinner', 'rooftop', 'dancing', 'music', 'film', 'walk', 'home')),
    chosen_at timestamptz not null,
    until timestamptz not null,
    check (until > chosen_at)
  )`.execute(db);
  await sql`create index tonight_choices_by_end on tonight_choices (until)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table tonight_choices`.execute(db);
}
