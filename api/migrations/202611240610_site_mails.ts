import { sql, type Kysely } from 'kysely';

const CAUSES = ['conversation', 'message', 'like', 'match', 'unread', 'activation'];
const SITE_CAUSES = ['weekly', 'promotion', 'site_news'];

async function allow(db: Kysely<unknown>, causes: readonly string[]): Promise<void> {
  const listed = sql.join(causes.map((cause) => sql.lit(cause)));
  await sql`alter table notifications drop constraint notifications_cause_check`.execute(db);
  await sql`alter table notifications add constraint notifications_cause_check check (cause in (${listed}))`.execute(
    db,
  );
}

/** What the site itself writes to members: weekly updates, news and offers, each once to a member by the key of notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...CAUSES, ...SITE_CAUSES]);
  await sql`create index notifications_item on notifications (cause, item)`.execute(db);
  await sql`create index users_weekly on users (domain, country, id)
    where status = 'active' and (notifications ->> 'weekly_updates') = 'true'`.execute(db);
  await sql`create table mailings (
    id text primary key,
    kind text not null check (kind in ('promotions', 'news')),
    domain text not null,
    code text references discount_codes (code),
    valid_until timestamptz,
    texts jsonb not null,
    status text not null check (status in ('scheduled', 'sending', 'sent', 'retired')),
    send_at timestamptz not null,
    reached text not null default '',
    created_by text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    mailed integer,
    check ((kind = 'promotions') = (code is not null and valid_until is not null))
  )`.execute(db);
  await sql`create index mailings_code on mailings (code)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mailings`.execute(db);
  await sql`drop index users_weekly`.execute(db);
  await sql`drop index notifications_item`.execute(db);
  await sql`delete from notifications where cause in (${sql.join(SITE_CAUSES.map((cause) => sql.lit(cause)))})`.execute(
    db,
  );
  await allow(db, CAUSES);
}
