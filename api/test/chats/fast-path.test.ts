import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sendAtOnce, type FastMessage } from '#src/conversation/chats/send/fast-path-repository.ts';
import { chatContext } from '#src/conversation/chats/face.ts';
import { isReachable, refusal } from '#src/conversation/chats/policy.ts';
import { mayReceiveLive, memberFacts } from '#src/people/visibility/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { sql } from 'kysely';
import { createTestApp } from '../harness.ts';
import { recordStatements } from '../support/databases/recorded-statements.ts';
import { memberWith, send } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, fastPath } = t.services;
const rules = chatContext(t.services, { domain: 'localhost', now: t.clock.now() }).rules;

type Made = Awaited<ReturnType<typeof memberWith>>;

const messageOf = ({ user }: Made, clientId = newId()): FastMessage => ({
  id: newId(),
  sender_id: user.id,
  client_id: clientId,
  kind: 'text',
  text: 'Hello again',
  gift: null,
  cost: 1,
  created_at: t.clock.now(),
});
async function contacts(credits = 20) {
  const [anna, bo] = [await memberWith(t, credits), await memberWith(t, 5)];
  const first = await send(anna.client, bo.user.id, 'Hello');
  assert.equal(first.status, 201, first.text);
  return { anna, bo, conversation: first.body.conversation.id };
}
/** Messages and balance of a sender, and notes for the dispatcher: what a message that did not go out leaves as it was. */
const traces = async ({ user }: Made) => ({
  messages: (await db.selectFrom('messages').select('id').where('sender_id', '=', user.id).execute()).length,
  balance: await balanceOf(db, user.id),
  noted: (await db.selectFrom('messages_to_tell').select('message_id').execute()).length,
});

test('a message between contacts is one statement beside the look-up of the session', async () => {
  const { anna, bo } = await contacts();
  const statements = recordStatements(t.services.database);
  await send(anna.client, bo.user.id, 'How was the concert?');
  assert.deepEqual(
    statements.map(({ text }) => /from (sessions|jsonb_to_recordset)/.exec(text)?.[1]),
    ['sessions', 'jsonb_to_recordset'],
  );
});

test('the fast path sends only where the policy allows the message and the receiver may receive live events', async () => {
  const states = [
    { status: 'not_confirmed' },
    { status: 'suspended' },
    { status: 'pending_deletion' },
    { fictional: true },
    { invisible: true },
    { status: 'active' },
  ] as const;
  const seen: boolean[] = [];
  for (const state of states) {
    for (const blocker of ['none', 'anna', 'bo'] as const) {
      const { anna, bo } = await contacts();
      await db.updateTable('users').set(state).where('id', '=', bo.user.id).execute();
      if (blocker !== 'none') {
        const [one, other] = blocker === 'anna' ? [anna, bo] : [bo, anna];
        await db
          .insertInto('blocks')
          .values({ blocker: one.user.id, blocked: other.user.id, created_at: t.clock.now() })
          .execute();
      }
      const before = await traces(anna);
      const facts = await memberFacts(db, anna.user.id, bo.user.id);
      const writer = { userId: anna.user.id, paid: false, status: 'active' } as const;
      const allowed =
        isReachable(facts, rules) &&
        refusal(writer, { member: facts, started: 0, kind: 'text' }, rules) === null &&
        mayReceiveLive(facts);
      const sent = await fastPath.send({ message: messageOf(anna), to: { member: bo.user.id } });
      assert.equal(sent !== null, allowed, JSON.stringify({ state, blocker }));
      if (sent) assert.deepEqual(sent.member, facts);
      else assert.deepEqual(await traces(anna), before);
      seen.push(sent !== null);
    }
  }
  assert.equal(seen.filter(Boolean).length, 2, 'visible and invisible contacts, without a block');
});

test('a message without credits, sent before, or without a conversation stores nothing', async () => {
  const { anna, bo, conversation } = await contacts(3);
  const stranger = await memberWith(t, 0);
  const written = messageOf(anna, 'written-before');
  const to = { conversation };
  assert.equal((await fastPath.send({ message: written, to }))?.written.seq, 2);
  const before = await traces(anna);
  for (const [message, where] of [
    [{ ...messageOf(anna), cost: 2 }, to],
    [messageOf(anna, 'written-before'), to],
    [messageOf(anna), { member: stranger.user.id }],
    [messageOf(stranger), to],
    [messageOf(anna), { member: anna.user.id }],
  ] as const)
    assert.equal(await fastPath.send({ message, to: where }), null);
  assert.deepEqual(await traces(anna), before);
  assert.equal((await send(anna.client, bo.user.id, 'The last credit')).body.message.seq, 3);
});

test('messages of the same moment are sent in one statement, numbered without gaps, and one that fails does not fail the others', async () => {
  const { anna, bo, conversation } = await contacts(9);
  const poor = await contacts(1);
  const repeated = messageOf(anna, 'twice');
  const outcomes = await Promise.all([
    ...Array.from({ length: 6 }, () => fastPath.send({ message: messageOf(anna), to: { conversation } })),
    fastPath.send({ message: repeated, to: { conversation } }),
    fastPath.send({ message: messageOf(anna, 'twice'), to: { conversation } }),
    fastPath.send({ message: messageOf(poor.anna), to: { member: poor.bo.user.id } }),
    fastPath.send({ message: messageOf(bo), to: { member: anna.user.id } }),
  ]);
  const numbers = outcomes.flatMap((sent) => (sent ? [sent.written.seq] : []));
  assert.deepEqual(
    numbers.sort((one, other) => one - other),
    [2, 3, 4, 5, 6, 7, 8, 9],
  );
  assert.deepEqual([outcomes[8], await balanceOf(db, anna.user.id)], [null, 1]);
});

test('a send reads none of the messages before it', async () => {
  const { anna, bo, conversation } = await contacts();
  await sql`insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, cost, created_at)
    select 'former-' || n, ${conversation}, n, ${anna.user.id}, 'former-' || n, 'text', 'sent', 'Hello', 1, now() from generate_series(2, 2000) n`.execute(
    db,
  );
  await sql`update conversations set last_seq = 2000 where id = ${conversation}`.execute(db);
  const read = async (tx: Tx) => {
    const { rows } = await sql<{ count: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'messages'`.execute(
      tx,
    );
    return rows[0]!.count;
  };
  await db.transaction().execute(async (tx) => {
    // Plans of the tests before are those of a small table, and counts of theirs may still be added up.
    await sql`discard plans`.execute(tx);
    const before = await read(tx);
    await memberFacts(tx, anna.user.id, bo.user.id);
    const [sent] = await sendAtOnce(tx, [{ message: messageOf(anna), to: { conversation } }], true);
    const count = (await read(tx)) - before;
    assert.ok(sent && sent !== 'busy');
    assert.equal(sent.written.seq, 2001);
    // Of two thousand.
    assert.ok(count < 100, `${count} messages were read`);
  });
});
