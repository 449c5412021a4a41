import { sql, type Kysely } from 'kysely';

/**
 * Push subscriptions, one row per browser, and notifications, one row per cause and item. The unique key makes each
 * notification happen once, despite retries and several processes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table push_subscriptions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    session_id text not null references sessions (id) on delete cascade,
    endpoint text not null,
    endpoint_hash text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index push_subscriptions_user on push_subscriptions (user_id, created_at)`.execute(db);
  await sql`create index push_subscriptions_session on push_subscriptions (session_id)`.execute(db);
  await sql`create table notifications (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    cause text not null check (cause in ('conversation', 'message', 'like', 'match', 'unread', 'activation')),
    item text not null,
    actor_id text references users (id) on delete cascade,
    conversation_id text references conversations (id) on delete cascade,
    state text not null check (state in ('new', 'waiting', 'mailing', 'pushed', 'mailed', 'seen', 'dropped')),
    mail_id text,
    mailing_until timestamptz,
    created_at timestamptz not null,
    unique (user_id, cause, item)
  )`.execute(db);
  await sql`create index notifications_open on notifications (user_id) where state in ('new', 'waiting', 'mailing')`.execute(
    db,
  );
  await sql`create index notifications_at on notifications (created_at)`.execute(db);
  await sql`create index notifications_actor on notifications (actor_id)`.execute(db);
  await sql`create index notifications_conversation on notifications (conversation_id)`.execute(db);
  await sql`create table push_deliveries (
    notification_id text not null references notifications (id) on delete cascade,
    subscription_id text not null references push_subscriptions (id) on delete cascade,
    sending_until timestamptz not null,
    accepted_at timestamptz,
    primary key (notification_id, subscription_id)
  )`.execute(db);
  await sql`create index push_deliveries_subscription on push_deliveries (subscription_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['push_deliveries', 'notifications', 'push_subscriptions'])
    await sql`drop table ${sql.ref(name)}`.execute(db);
}
