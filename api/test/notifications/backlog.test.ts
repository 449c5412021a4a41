import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { announceMessages } from '#src/conversation/chats/notifications/message-notifications.ts';
import { createNotifyingApp } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());
const { db } = t.services;
/** Messages of a batch here. */
const AT_ONCE = 20;

/** Notes so many further messages of a conversation, quicker than by sending each. */
async function noteMany(conversation: string, sender: string, from: number, count: number): Promise<void> {
  await sql`
    with sent as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, cost, created_at)
      select 'noted-' || n, ${conversation}, n, ${sender}, 'noted-' || n, 'text', 'sent', 'Line ' || n, 0, ${t.clock.now()}::timestamptz + n * interval '1 millisecond'
      from generate_series(${from}::int, ${from + count - 1}::int) n returning id)
    insert into messages_to_tell (message_id, opens) select id, false from sent`.execute(db);
}

test('one poll sends a backlog of up to ten batches, each message once, and leaves the rest to the next poll', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const { conversation, seq } = await t.write(anna, bo);
  await noteMany(conversation, anna.user.id, seq + 1, 299);
  const waiting = async () => (await db.selectFrom('messages_to_tell').select('message_id').execute()).length;
  const notified = () =>
    db
      .selectFrom('notifications')
      .select(['item', 'cause', 'created_at'])
      .where('user_id', '=', bo.user.id)
      .execute();
  assert.equal(await waiting(), 300);
  assert.equal(await announceMessages(t.services, AT_ONCE), 200);
  assert.deepEqual([await waiting(), (await notified()).length], [100, 200]);
  assert.equal(await announceMessages(t.services, AT_ONCE), 100);
  assert.equal(await announceMessages(t.services, AT_ONCE), 0);
  const rows = await notified();
  assert.equal(await waiting(), 0);
  assert.equal(new Set(rows.map(({ item }) => item)).size, 300);
  const causes = Object.groupBy(rows, ({ cause }) => cause);
  assert.deepEqual([causes.conversation?.length, causes.message?.length], [1, 299]);
  const lines = rows
    .filter(({ cause }) => cause === 'message')
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  assert.deepEqual(
    lines.map(({ item }) => item),
    Array.from({ length: 299 }, (_, index) => `noted-${seq + 1 + index}`),
  );
});
