import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { proveChat } from '../support/chats/chat-proof.ts';
import { ChatStorm, KINDS, type Draft } from '../support/chats/chat-storm.ts';
import { faultsAfter } from '../support/chats/chat-verdict.ts';
import { findServer } from '../support/databases/postgres.ts';

const url = await findServer();
const half = { prompt: 'firstdate', language: 'en', text: 'dry shoes' } as const;
const skip = url ? false : 'no PostgreSQL server found: two processes need one';

test(
  'messages of all kinds, sent at once over two processes with repeated ids and through kills, are each there and paid once',
  { skip },
  async () => {
    const { storm, killed, ledger } = await proveChat(url!, {
      messages: 200,
      connections: 20,
      credits: 200,
      kills: 2,
    });
    assert.deepEqual([storm.faults, killed.faults], [[], []]);
    assert.ok(storm.answers[402], 'the credits did not run out');
    assert.deepEqual(Object.keys(storm.answers).sort(), ['201', '402']);
    assert.equal(storm.unanswered, 0);
    assert.ok(killed.messages > 0);
    // Photos that are uploaded meanwhile may come when the credits of the first storm are spent; those of the second are not.
    assert.ok(killed.kinds.photo, JSON.stringify(killed.kinds));
    const kinds = Object.keys({ ...storm.kinds, ...killed.kinds });
    assert.deepEqual(kinds.sort(), [...KINDS].sort());
    assert.equal(ledger.status, 0, ledger.output);
  },
);

test('acknowledged messages that are missing, and messages without an acknowledgement, are reported', async (context) => {
  const t = await createTestApp();
  context.after(() => t.close());
  const [anna, bo] = [await memberWith(t, 3), await memberWith(t, 0)];
  const { body } = await send(anna.client, bo.user.id, 'Hello', { clientId: 'was-refused' });
  const storm = new ChatStorm({
    cookie: '',
    receivers: [],
    half,
    photo: Buffer.of(),
    photosBehind: 0,
    addresses: () => [],
  });
  const draft = (clientId: string, acknowledged: string | null, text: string): Draft => ({
    body: { member: bo.user.id, client_id: clientId, kind: 'text', text },
    acknowledged,
    refused: acknowledged === null,
    unanswered: false,
  });
  const findFaults = async (...drafts: Draft[]) => {
    storm.drafts.splice(0, storm.drafts.length, ...drafts);
    return faultsAfter(t.services.db, { sender: anna.user.id, credits: 3, storm });
  };
  assert.deepEqual(await findFaults(draft('was-refused', body.message.id, 'Hello')), []);
  assert.deepEqual(
    await findFaults(draft('was-refused', null, 'Hello'), draft('was-lost', 'some-id', 'Hi')),
    ['lost: text was-lost', 'text was-refused is there, and its sender got a refusal'],
  );
  assert.match((await findFaults(draft('was-refused', body.message.id, 'Other words')))[0]!, /is there as/);
  await t.services.db.deleteFrom('messages_to_tell').execute();
  assert.match(
    (await findFaults(draft('was-refused', body.message.id, 'Hello'))).join(),
    /noted 0 times and queued 0/,
  );
  await t.services.db.updateTable('wallets').set({ free: 3 }).where('user_id', '=', anna.user.id).execute();
  const faults = await findFaults(draft('was-refused', body.message.id, 'Hello'));
  assert.match(faults.join(), /the balance is 3: 3 credits less 1.*has 3\+0, its entries say 2\+0/);
});
