import { sql, type Kysely } from 'kysely';

/** Accounts that wait for their erasure: why they leave, and what they come back to. The row goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_deletions (
    user_id text primary key references users (id) on delete cascade,
    reason text not null check (reason in ('price', 'found_someone', 'not_looking', 'site_problems', 'no_members', 'time', 'other')),
    remarks text not null default '',
    status_before text not null check (status_before in ('not_confirmed', 'active')),
    profile_status_before text not null check (profile_status_before in ('active', 'disabled', 'pending_review')),
    requested_at timestamptz not null
  )`.execute(db);
  await sql`create index users_deleted on users (deletion_requested_at) where deletion_requested_at is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_deleted`.execute(db);
  await sql`drop table account_deletions`.execute(db);
}
