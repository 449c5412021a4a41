import assert from 'node:assert/strict';
import { it } from 'node:test';
import { faultsOf } from './invariants.ts';
import { withSession } from './kill-record.ts';
import { Journal } from './journal.ts';
import { killAgainAndAgain } from './kill-run.ts';

it('kills in the middle of writes lose nothing, double nothing and leave nothing half', async () => {
  // A busy machine makes fewer kills in its half minute; each is judged.
  const { kills, faults, answered, looks } = await killAgainAndAgain({ kills: 3, writers: 4, minutes: 0.5 });
  assert.deepEqual(faults, []);
  assert.ok(kills > 0 && looks > 0);
  assert.ok(answered.payments >= 4, JSON.stringify(answered));
});

it('data of an answer that the database lacks is reported', async () => {
  const journal = new Journal();
  journal.messages.push({
    sender: 'a',
    receiver: 'b',
    clientId: 'c',
    kind: 'text',
    text: 'hello',
    known: 'answered',
  });
  journal.messages.push({
    sender: 'a',
    receiver: 'b',
    clientId: 'd',
    kind: 'text',
    text: 'unanswered',
    known: 'asked',
  });
  journal.orders.push({ id: 'order', buyer: 'a', paid: 'no' });
  journal.orders.push({ id: 'unpaid', buyer: 'a', paid: 'answered' });
  journal.signUps.push({ name: 'Anna', known: 'answered', id: 'anna', cookie: '' });
  journal.photos.push(
    { id: 'kept', owner: 'a', removed: 'no' },
    { id: 'gone', owner: 'a', removed: 'answered' },
  );
  journal.messages.push({
    sender: 'a',
    receiver: 'b',
    clientId: 'r',
    kind: 'text',
    text: 'refused',
    known: 'refused',
  });
  journal.orders.push({ id: 'busy', buyer: 'a', paid: 'refused' });
  journal.signUps.push({ name: 'Bea', known: 'refused' });
  journal.likes.set('a b', { from: 'a', to: 'b', state: 'there' });
  const rows: Record<string, object[]> = {
    'select client_id, coalesce(gift, text) as text from messages': [
      { client_id: 'r', text: 'refused' },
      { client_id: 'x', text: 'twice' },
    ],
    'select id, status from payments': [
      { id: 'unpaid', status: 'pending' },
      { id: 'busy', status: 'completed' },
    ],
    'select id from photos': [{ id: 'gone' }],
    'select id, name from users': [
      { id: 'another', name: 'Anna' },
      { id: 'bea', name: 'Bea' },
    ],
  };
  const read = async <T>(statement: string) => (rows[statement] ?? []) as T[];
  assert.deepEqual(await faultsOf(read, journal), [
    'lost: hello',
    'never sent: twice',
    'refused, and there: refused',
    'lost: order order',
    'paid, and pending: order unpaid',
    'not paid, and completed: order busy',
    'lost: account Anna',
    'refused, and there: account Bea',
    'lost: photo kept',
    'back again: photo gone',
    'like a b should be there',
  ]);
});

it('a run is added to those before it, which have their commit and their faults', () => {
  const answered = { messages: 1, sign_ups: 0, orders: 0, payments: 0, photos: 0, likes: 0 };
  const result = { during_start: 0, answered, refused: 0, sessions: 0, looks: 1, files_left: 0 };
  const run = (commit: string, kills: number, faults: string[]) => ({
    at: '2026-11-24T00:00:00.000Z',
    commit,
    machine: {},
    minutes: 1,
    databases: { embedded: { ...result, kills, faults } },
  });
  const first = withSession([], run('a', 100, ['lost: hello']));
  const both = withSession(first.sessions, run('b', 30, []));
  assert.deepEqual([both.kills, both.faults], [130, 1]);
  assert.deepEqual(
    both.sessions.map(({ commit }) => commit),
    ['a', 'b'],
  );
});
