import { sql, type Kysely } from 'kysely';

/** Reports of profiles and photos. They go with the reported account, and stay without the reporter's name and words when theirs goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reports (
    ticket text primary key,
    kind text not null check (kind in ('profile', 'photo')),
    member_id text not null references users (id) on delete cascade,
    photo_id text,
    reporter_id text references users (id) on delete set null,
    reason text not null check (reason in ('minor', 'threat', 'fake', 'money', 'offensive', 'harassment', 'other')),
    text text not null,
    language text not null,
    domain text not null,
    seen jsonb,
    status text not null default 'open' check (status in ('open', 'closed')),
    created_at timestamptz not null,
    decide_by timestamptz not null,
    decision text check (decision in ('unfounded', 'photo_rejected', 'profile_held', 'suspended', 'handled')),
    closed_at timestamptz,
    closed_by text,
    resolution text,
    constraint reports_kind check ((kind = 'photo') = (photo_id is not null)),
    constraint reports_closed check ((status = 'closed') = (closed_at is not null and decision is not null))
  )`.execute(db);
  await sql`create index reports_by_deadline on reports (status, decide_by, ticket)`.execute(db);
  await sql`create index reports_by_end on reports (closed_at, ticket) where status = 'closed'`.execute(db);
  await sql`create index reports_of_member on reports (member_id)`.execute(db);
  await sql`create index reports_by_reporter on reports (reporter_id, created_at)`.execute(db);
  await sql`create index reports_open_photos on reports (photo_id) where status = 'open'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reports`.execute(db);
}
