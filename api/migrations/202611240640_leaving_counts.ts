import { sql, type Kysely } from 'kysely';

/** Why accounts are deleted, as counts that outlive the accounts: per domain, month (UTC) and reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leaving_counts (
    domain text not null,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    reason text not null,
    deletions integer not null default 0,
    returns integer not null default 0,
    primary key (domain, month, reason)
  )`.execute(db);
  await sql`insert into leaving_counts (domain, month, reason, deletions)
    select u.domain, to_char(d.requested_at at time zone 'UTC', 'YYYY-MM'), d.reason, count(*)
    from account_deletions d join users u on u.id = d.user_id group by 1, 2, 3`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table leaving_counts`.execute(db);
}
