import { sql, type Kysely } from 'kysely';

/**
 * Conversations of two. `conversations` numbers the messages. Each side has a row in `conversation_sides` with its read mark,
 * hidden mark and unread count. Every message updates the sides, so no index covers changing columns (updates stay
 * heap-only).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversations (
    id text primary key,
    user_a text not null references users (id) on delete cascade,
    user_b text not null references users (id) on delete cascade,
    started_by text not null references users (id) on delete cascade,
    last_seq integer not null default 0,
    created_at timestamptz not null,
    unique (user_a, user_b),
    check (user_a < user_b)
  ) with (fillfactor = 80)`.execute(db);
  await sql`create table conversation_sides (
    user_id text not null references users (id) on delete cascade,
    conversation_id text not null references conversations (id) on delete cascade,
    other_id text not null references users (id) on delete cascade,
    read_seq integer not null default 0,
    hidden_seq integer not null default 0,
    unread integer not null default 0 check (unread >= 0),
    total integer not null default 0 check (total >= 0),
    last_at timestamptz,
    removed boolean not null default false,
    primary key (user_id, conversation_id),
    unique (user_id, other_id)
  ) with (fillfactor = 70)`.execute(db);
  await sql`create table messages (
    id text primary key,
    conversation_id text not null references conversations (id) on delete cascade,
    seq integer not null,
    sender_id text not null,
    client_id text not null,
    kind text not null check (kind in ('text', 'photo', 'gift', 'icebreaker')),
    status text not null check (status in ('sent', 'held', 'draft')),
    text text,
    photo_id text,
    cost integer not null default 0 check (cost >= 0),
    created_at timestamptz not null,
    unique (conversation_id, seq),
    unique (sender_id, client_id)
  )`.execute(db);
  await sql`create index messages_held on messages (sender_id, created_at) where status <> 'sent'`.execute(
    db,
  );
  await sql`create table conversation_starts (
    user_id text primary key references users (id) on delete cascade,
    used integer not null check (used >= 0)
  )`.execute(db);
  await sql`create table fictional_confirmations (
    user_id text not null references users (id) on delete cascade,
    member_id text not null references users (id) on delete cascade,
    confirmed_at timestamptz not null,
    primary key (user_id, member_id)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'fictional_confirmations',
    'conversation_starts',
    'messages',
    'conversation_sides',
    'conversations',
  ]) {
    await sql`drop table ${sql.ref(name)}`.execute(db);
  }
}
