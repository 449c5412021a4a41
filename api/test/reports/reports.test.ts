import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ReportBody } from '@rendezvous/contract/resources/reports/schemas';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { newId } from '#src/platform/lib/ids.ts';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp } from '../harness.ts';
import { pairOf, readReport, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

test('a report of a profile stores what its words were, gives a ticket, and is hidden from its member', async () => {
  const { reporter, reported } = await pairOf(t);
  await db
    .updateTable('profiles')
    .set({ about_me: 'Send me money.' })
    .where('user_id', '=', reported.user.id)
    .execute();
  const before = (await reported.client.call(READ_USER)).text;
  const { status, body } = await report(reporter.client, {
    member: reported.user.id,
    reason: 'money',
    text: '  Asked me for 200 euros.  ',
  });
  assert.equal(status, 201);
  assert.match(body.ticket, /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  assert.equal((await reported.client.call(READ_USER)).text, before);
  await db.updateTable('profiles').set({ about_me: '' }).where('user_id', '=', reported.user.id).execute();
  const found = await readReport(await t.operator('support'), body.ticket);
  assert.deepEqual(
    [found.text, found.words?.about_me, found.member, found.reporter],
    [
      'Asked me for 200 euros.',
      'Send me money.',
      { id: reported.user.id, name: reported.user.name },
      { id: reporter.user.id, name: reporter.user.name },
    ],
  );
});

test('a report blocks in the same act only when asked to, and nothing is blocked when it is refused', async () => {
  const { reporter, reported } = await pairOf(t);
  const relation = async () =>
    (await reporter.client.call(READ_MEMBER, { id: reported.user.id })).body.relation;
  const member = reported.user.id;
  assert.equal((await report(reporter.client, { member })).status, 201);
  assert.equal((await relation()).blocked, false);
  assert.equal((await report(reporter.client, { member, message: 'm', block: true })).status, 422);
  assert.equal((await relation()).blocked, false);
  assert.equal((await report(reporter.client, { member, block: true })).status, 201);
  assert.equal((await relation()).blocked, true);
  assert.equal((await report(reporter.client, { member, block: true })).status, 201, 'blocked already');
});

test('a report names one thing that its reporter can know of, and never oneself', async () => {
  const { reporter, reported, photo } = await pairOf(t);
  const said = async (body: Partial<ReportBody>, client = reporter.client) => {
    const answer = await report(client, body);
    return `${answer.status} ${answer.problem.errors?.map(({ field, code }) => `${field} ${code}`).join() ?? ''}`;
  };
  assert.equal(await said({}), '422 member required');
  assert.equal(await said({ member: reported.user.id, photo }), '422 member not_allowed');
  assert.equal(await said({ message: newId(), photo }), '422 photo not_allowed');
  assert.equal(await said({ message: newId() }), '404 ');
  assert.equal(await said({ member: reporter.user.id }), '422 member not_allowed');
  assert.equal(await said({ photo }, reported.client), '422 photo not_allowed');
  assert.equal(await said({ member: newId() }), '404 ');
  assert.equal(await said({ photo: newId() }), '404 ');
  assert.equal(await said({ member: reported.user.id, text: 'x'.repeat(1001) }), '422 text too_long');
  assert.equal((await report(t.asVisitor(), { member: reported.user.id })).status, 403);
  for (const status of ['pending', 'rejected'] as const) {
    await db.updateTable('photos').set({ status }).where('id', '=', photo).execute();
    assert.equal(await said({ photo }), '404 ', `a photo that is ${status} was seen by no other member`);
  }
  await db.updateTable('users').set({ invisible: true }).where('id', '=', reported.user.id).execute();
  await db.updateTable('profiles').set({ listed: false }).where('user_id', '=', reported.user.id).execute();
  assert.equal(await said({ member: reported.user.id }), '404 ', 'a stranger cannot know of a hidden member');
});

test('a block does not protect its author from a report, nor does hiding those who wrote', async () => {
  const { reporter, reported } = await pairOf(t);
  await reported.client.call(BLOCK, { member: reporter.user.id });
  assert.equal((await report(reporter.client, { member: reported.user.id })).status, 201);
  const writer = await memberWith(t, 5);
  assert.equal((await send(writer.client, reporter.user.id, 'Hello')).status, 201);
  await db.updateTable('users').set({ invisible: true }).where('id', '=', writer.user.id).execute();
  assert.equal((await report(reporter.client, { member: writer.user.id })).status, 201);
});

test('reports are limited to twenty an hour per member', async () => {
  const limited = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  try {
    const [reporter, reported] = [await limited.member(), await limited.member()];
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1)
      statuses.push((await report(reporter.client, { member: reported.user.id })).status);
    assert.deepEqual([statuses.filter((status) => status === 201).length, statuses.at(-1)], [20, 429]);
  } finally {
    await limited.close();
  }
});
