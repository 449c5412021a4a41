import { sql, type Kysely } from 'kysely';

/** Visits that ended on their first route, counted per day and rough duration, without identity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bounce_counts (
    route text not null,
    day date not null,
    stay text not null check (stay in ('under_5s', 'under_30s', 'under_2m', 'under_10m', 'longer')),
    count integer not null default 1,
    primary key (route, day, stay)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table bounce_counts`.execute(db);
}
