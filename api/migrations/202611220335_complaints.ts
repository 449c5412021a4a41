import { sql, type Kysely } from 'kysely';

/** Complaints and their handlers. They outlive the author's account, without the author's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table complaints (
    ticket text primary key,
    category text not null check (category in ('payment', 'account', 'member', 'content', 'ban', 'privacy', 'technical', 'other')),
    status text not null default 'open' check (status in ('open', 'closed')),
    text text not null,
    link text,
    email text not null,
    user_id text references users (id) on delete set null,
    language text not null,
    domain text not null,
    created_at timestamptz not null,
    answer_by timestamptz not null,
    closed_at timestamptz,
    closed_by text,
    resolution text,
    constraint complaints_closed check ((status = 'closed') = (closed_at is not null))
  )`.execute(db);
  await sql`create index complaints_by_age on complaints (created_at, ticket)`.execute(db);
  await sql`create index complaints_by_email on complaints (email, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table complaints`.execute(db);
}
