import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { OperatorRole } from '@rendezvous/contract/operators/values';
import { OPS_DECIDE_REPORT, OPS_LIST_REPORTS } from '@rendezvous/contract/operators/reports/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { purgeExpired } from '#src/housekeeping.ts';
import { createTestApp } from '../harness.ts';
import { HOUR, pairOf, readReport, report } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const operators = {
  admin: await t.operator('admin'),
  support: await t.operator('support'),
  reviewer: await t.operator('reviewer'),
  finance: await t.operator('finance'),
} satisfies Record<OperatorRole, unknown>;
const list = async (query: QueryOf<typeof OPS_LIST_REPORTS> = {}) =>
  (await operators.support.client.call(OPS_LIST_REPORTS, query)).body;
const read = (ticket: string, as: OperatorRole = 'support') => readReport(operators[as], ticket);
const decide = (as: OperatorRole, ticket: string, decision: ReportDecision) =>
  operators[as].client.call(OPS_DECIDE_REPORT, {
    ticket,
    decision,
    reason: 'Looked at it.',
    rule: 'other',
  });

test('operators see open reports by deadline: a day where a person may be in danger, else three', async () => {
  const { reporter, reported } = await pairOf(t);
  const member = reported.user.id;
  const slow = (await report(reporter.client, { member, reason: 'other' })).body.ticket;
  const urgent = (await report(reporter.client, { member, reason: 'minor' })).body.ticket;
  const { items } = await list();
  const due = items.map(({ decide_by: at }) => at);
  assert.deepEqual(due, due.toSorted());
  const hours = (ticket: string) => {
    const found = items.find((item) => item.ticket === ticket)!;
    return (Date.parse(found.decide_by) - Date.parse(found.created_at)) / HOUR;
  };
  assert.deepEqual([hours(urgent), hours(slow)], [24, 72]);
  assert.equal((await read(slow)).others, 1);
});

test('the picture of a reported photo opens for the operator who looks, and only while the report is open', async () => {
  const { reporter, photo, reported } = await pairOf(t);
  const { ticket } = (await report(reporter.client, { photo, reason: 'offensive' })).body;
  const found = await read(ticket);
  assert.equal(found.words, null);
  const link = found.photo!.urls.large;
  assert.equal((await operators.support.client.get(link)).headers['content-type'], 'image/webp');
  assert.equal((await operators.reviewer.client.get(link)).status, 403, 'signed for another operator');
  assert.equal((await reporter.client.get(link)).status, 403);
  const own = (await read(ticket, 'reviewer')).photo!.urls.large;
  assert.equal((await operators.reviewer.client.get(own.replace('reported', 'review'))).status, 404);
  assert.equal((await decide('support', ticket, 'photo_rejected')).code, 'forbidden');
  assert.equal((await decide('reviewer', ticket, 'photo_rejected')).status, 200);
  assert.equal((await operators.support.client.get(link)).status, 404);
  const row = await db
    .selectFrom('photos')
    .select(['status', 'reason', 'user_id'])
    .where('id', '=', photo)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.status, row.reason, row.user_id], ['rejected', 'nudity', reported.user.id]);
});

test('a decision carries its measure out in one act, is written down, and is made once', async () => {
  const { reporter, reported } = await pairOf(t);
  const member = reported.user.id;
  const [first, second] = [
    (await report(reporter.client, { member })).body.ticket,
    (await report(reporter.client, { member })).body.ticket,
  ];
  assert.equal((await decide('reviewer', first, 'suspended')).code, 'forbidden');
  const { status, body } = await decide('support', first, 'suspended');
  assert.deepEqual([status, body.report.decision, body.report.status], [200, 'suspended', 'closed']);
  const user = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  assert.equal(user.status, 'suspended');
  assert.equal((await decide('support', first, 'unfounded')).status, 404, 'it is closed');
  assert.equal((await decide('support', second, 'suspended')).code, 'duplicate');
  assert.equal((await read(second)).status, 'open', 'a measure that is refused closes nothing');
  assert.equal((await decide('support', second, 'handled')).status, 200);
  const acts = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', 'in', [first, second, member])
    .where('operator', '=', operators.support.operator.name)
    .orderBy('at')
    .execute();
  assert.deepEqual(acts.map(({ action }) => action).toSorted(), [
    'member.suspend',
    'report.decide',
    'report.decide',
    'report.show',
  ]);
  assert.ok((await list({ status: 'closed' })).items.some(({ ticket }) => ticket === first));
});

test('the reporter learns by mail what came of a report, in general words and once, unless the reporter has left', async () => {
  const { reporter, reported } = await pairOf(t);
  const member = reported.user.id;
  const mails = async () => {
    await t.services.jobs.drain();
    return db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('to', '=', reporter.user.email)
      .orderBy('at')
      .execute();
  };
  const text = 'words that stay here';
  const [first, second, third] = [
    (await report(reporter.client, { member, text })).body.ticket,
    (await report(reporter.client, { member, text })).body.ticket,
    (await report(reporter.client, { member, text })).body.ticket,
  ];
  assert.deepEqual(await mails(), [], 'the number is on the screen');
  await decide('support', first, 'unfounded');
  await decide('support', second, 'suspended');
  const received = await mails();
  assert.deepEqual(
    received.map(({ subject }) => subject),
    [first, second].map((ticket) => `Our decision on your report ${ticket}`),
  );
  assert.match(received[0]!.text, /did not break our rules/);
  assert.match(received[1]!.text, /we have taken a measure/);
  for (const mail of received) {
    const whole = mail.subject + mail.text;
    assert.ok(!whole.includes(reported.user.name) && !whole.includes(text), whole);
    assert.doesNotMatch(whole, /suspend|Looked at it/);
  }
  await reporter.client.call(DELETE_ACCOUNT, { password: 'violet-harbour-42', reason: 'time' });
  const before = (await mails()).length;
  await decide('support', third, 'handled');
  assert.equal((await mails()).length, before);
});

test('the list of open reports comes in pages that leave nothing out', async () => {
  const { reporter, reported } = await pairOf(t);
  for (let more = 0; more < 60; more += 1) await report(reporter.client, { member: reported.user.id });
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const first = await list({ status: 'open' });
  const second = await list({ status: 'open', cursor: first.next_cursor });
  assert.equal(first.items.length, 50);
  assert.equal(new Set([...first.items, ...second.items].map(({ ticket }) => ticket)).size, Number(count));
});

test('closed reports are deleted after the months of the setting, open ones never', async () => {
  const { reporter, reported } = await pairOf(t);
  const [closed, open] = [
    (await report(reporter.client, { member: reported.user.id })).body.ticket,
    (await report(reporter.client, { member: reported.user.id })).body.ticket,
  ];
  await decide('support', closed, 'unfounded');
  const long = new Date(t.clock.now().getTime() - 25 * 31 * 24 * HOUR);
  await db.updateTable('reports').set({ closed_at: long }).where('ticket', '=', closed).execute();
  await db
    .updateTable('reports')
    .set({ created_at: long, decide_by: long })
    .where('ticket', '=', open)
    .execute();
  await purgeExpired(t.services);
  const left = await db
    .selectFrom('reports')
    .select('ticket')
    .where('ticket', 'in', [closed, open])
    .execute();
  assert.deepEqual(left, [{ ticket: open }]);
});
