import { sql, type Kysely } from 'kysely';

/** What operators do, besides the audit log: measures and reviews go with the account, answers with the complaint; changes of settings stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table setting_changes, complaint_answers, profile_reviews, member_measures`.execute(db);
}

const TABLES = [
  `create table member_measures (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    at timestamptz not null,
    operator text not null,
    kind text not null check (kind in ('suspend', 'restore', 'profile_hold', 'profile_approve', 'profile_send_back')),
    told text check (told in ('contact', 'offensive', 'other_people', 'false', 'other')),
    reason text not null default ''
  )`,
  `create index member_measures_member on member_measures (user_id, at desc)`,
  `create table profile_reviews (
    user_id text primary key references users (id) on delete cascade,
    state text not null check (state in ('pending', 'sent_back')),
    since timestamptz not null,
    reason text
  )`,
  `create index profile_reviews_waiting on profile_reviews (since, user_id) where state = 'pending'`,
  `create table complaint_answers (
    id text primary key,
    ticket text not null references complaints (ticket) on delete cascade,
    at timestamptz not null,
    operator text not null,
    text text not null
  )`,
  `create index complaint_answers_ticket on complaint_answers (ticket, at)`,
  `create table setting_changes (
    id text primary key,
    key text not null,
    domain text not null,
    at timestamptz not null,
    operator text not null,
    before text,
    after text
  )`,
  `create index setting_changes_at on setting_changes (at desc, id desc)`,
];
