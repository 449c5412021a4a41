import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  OPS_FIND_MEMBERS,
  OPS_READ_MEMBER,
  OPS_SUSPEND_MEMBER,
  OPS_RESTORE_MEMBER,
} from '@rendezvous/contract/operators/members/endpoints';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { createTestApp, PASSWORD, type TestClient } from '../harness.ts';
import { send } from '../chats/support.ts';

const t = await createTestApp();
after(() => t.close());
const { client, operator } = await t.operator('support');

const find = (q: string, cursor?: string | null) => client.call(OPS_FIND_MEMBERS, { q, cursor });
const show = (id: string) => client.call(OPS_READ_MEMBER, { id });
const judge = (verb: 'suspend' | 'restore', member: string, words = 'Asked for money in every message.') =>
  verb === 'suspend'
    ? client.call(OPS_SUSPEND_MEMBER, { member, facts: words, rule: 'money', source: 'report' })
    : client.call(OPS_RESTORE_MEMBER, { member, reason: words });
const isIn = async (browser: TestClient) => (await browser.call(READ_LIKES)).status === 200;
const actsOn = (subject: string) =>
  t.services.db
    .selectFrom('audit_log')
    .select(['operator', 'action', 'detail'])
    .where('subject', '=', subject)
    .orderBy('at')
    .execute();

test('an operator finds members by id, whole address and beginning of a name, in pages, and wildcards have no effect', async () => {
  const { user } = await t.member({ name: 'Zuleika_1', email: 'Zuleika@Mail.example' });
  for (const q of [user.id, 'zuleika@mail.EXAMPLE', 'ZULEI'])
    assert.deepEqual(
      (await find(q)).body.items.map(({ id }) => id),
      [user.id],
      q,
    );
  for (const q of ['zuleika@mail', 'uleika', '%%', 'Zuleika%', '__', 'Zuleik__1'])
    assert.deepEqual((await find(q)).body.items, [], q);
  for (let more = 0; more < 40; more += 1) await t.makeUser({ name: `Qpage.${more}` });
  const first = (await find('qpage.')).body;
  const second = (await find('qpage.', first.next_cursor)).body;
  const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
  assert.deepEqual(
    [first.items.length, second.items.length, ids.size, second.next_cursor],
    [30, 10, 40, null],
  );
});

test('what was searched for, often an address, is not in the audit log; the members found are', async () => {
  const { user } = await t.member({ email: 'searched-for@mail.example' });
  await find('searched-for@mail.example');
  const rows = await t.services.db.selectFrom('audit_log').selectAll().execute();
  assert.ok(!JSON.stringify(rows).includes('searched-for'));
  const found = rows.find(
    ({ action, detail }) => action === 'member.find' && JSON.stringify(detail).includes(user.id),
  );
  assert.equal(found?.operator, operator.name);
});

test('an operator sees account, state, origin, complaints and measures of a member, and nothing that was written to others', async () => {
  const { user, client: member } = await t.member();
  await t.services.db
    .updateTable('users')
    .set({ tracking: JSON.stringify({ network: 'adnet', ref: 'banner-7', sub1: 'x' }) })
    .where('id', '=', user.id)
    .execute();
  await send(member, (await t.makeUser()).id, 'words-for-one-reader');
  const complaint = await member.call(COMPLAIN, {
    category: 'payment',
    text: 'I paid twice for one package.',
  });
  const { status, body, text } = await show(user.id);
  assert.equal(status, 200, text);
  assert.deepEqual(
    [
      body.member.email,
      body.member.status,
      body.member.profile_status,
      body.member.source,
      body.member.leaving,
    ],
    [user.email, 'active', 'active', { network: 'adnet', ref: 'banner-7', sub1: 'x' }, null],
  );
  assert.deepEqual(
    body.member.complaints.map(({ ticket, category, status: state }) => [ticket, category, state]),
    [[complaint.body.ticket, 'payment', 'open']],
  );
  assert.ok(!text.includes('words-for-one-reader') && !text.includes('password'));
  assert.deepEqual(await actsOn(user.id), [{ operator: operator.name, action: 'member.show', detail: {} }]);
  assert.equal((await show('no-such-member')).code, 'not_found');
});

test('a suspended member is logged out at once with a reason, and can log in after a restore', async () => {
  const { user, client: member } = await t.member();
  assert.equal((await judge('suspend', user.id, '     ')).status, 422, 'spaces are no reason');
  assert.equal((await judge('suspend', user.id)).status, 204);
  assert.equal(await isIn(member), false);
  const logIn = await member.call(LOG_IN, { email: user.email, password: PASSWORD });
  assert.equal(logIn.code, 'account_suspended');
  assert.equal((await judge('suspend', user.id)).code, 'duplicate');
  assert.equal((await judge('restore', user.id, 'It was somebody else.')).status, 204);
  assert.equal((await judge('restore', user.id)).code, 'duplicate');
  assert.equal(await isIn(await t.signIn(user)), true);
  const { body } = await show(user.id);
  assert.deepEqual(
    body.member.measures.map(({ kind, operator: by, facts, rule, source, reason }) => [
      kind,
      by,
      facts,
      rule,
      source,
      reason,
    ]),
    [
      ['restore', operator.name, '', null, null, 'It was somebody else.'],
      ['suspend', operator.name, 'Asked for money in every message.', 'money', 'report', ''],
    ],
  );
  assert.equal((await judge('suspend', 'no-such-member')).code, 'not_found');
});

test('an account that waits for its erasure cannot be suspended, and is erased', async () => {
  const { user, client: member } = await t.member();
  const left = await member.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' });
  assert.equal(left.status, 204, left.text);
  assert.equal((await judge('suspend', user.id)).code, 'pending_deletion');
  assert.equal((await show(user.id)).body.member.leaving?.reason, 'time');
});

test('the audit log stores ids of members alone; the words of measures go with the account', async () => {
  const { user } = await t.member({ name: 'Ursula_9' });
  await judge('suspend', user.id, 'Ursula_9 told me so herself.');
  await show(user.id);
  await find('Ursula_9');
  const rows = await t.services.db.selectFrom('audit_log').selectAll().execute();
  const text = JSON.stringify(rows);
  assert.ok(text.includes(user.id) && !text.includes('Ursula') && !text.includes(user.email));
  await t.services.db.deleteFrom('users').where('id', '=', user.id).execute();
  const left = await t.services.db
    .selectFrom('member_measures')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  assert.deepEqual(left, []);
});
