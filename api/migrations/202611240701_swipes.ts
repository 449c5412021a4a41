import { sql, type Kysely } from 'kysely';

/** Cards that a member has swiped. A pass removes the card from the deck for a time; `counted_on` is the day whose allowance it used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table swipes (
    user_id text not null references users (id) on delete cascade,
    member_id text not null references users (id) on delete cascade,
    action text not null check (action in ('like', 'pass')),
    swiped_at timestamptz not null,
    counted_on date not null,
    primary key (user_id, member_id),
    check (user_id <> member_id)
  )`.execute(db);
  await sql`create index swipes_of_member on swipes (member_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table swipes`.execute(db);
}
