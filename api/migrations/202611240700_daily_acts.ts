import { sql, type Kysely } from 'kysely';

/** One table for every act with an allowance per day: likes, and from now on swipes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table daily_likes rename to daily_acts`.execute(db);
  await sql`alter table daily_acts add column act text not null default 'like' check (act in ('like', 'swipe'))`.execute(
    db,
  );
  await sql`alter table daily_acts alter column act drop default`.execute(db);
  await sql`alter table daily_acts drop constraint daily_likes_pkey, add primary key (user_id, act, day)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from daily_acts where act <> 'like'`.execute(db);
  await sql`alter table daily_acts drop constraint daily_acts_pkey, drop column act, add constraint daily_likes_pkey primary key (user_id, day)`.execute(
    db,
  );
  await sql`alter table daily_acts rename to daily_likes`.execute(db);
}
