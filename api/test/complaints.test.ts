import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import {
  OPS_ANSWER_COMPLAINT,
  OPS_CLOSE_COMPLAINT,
  OPS_LIST_COMPLAINTS,
  OPS_READ_COMPLAINT,
} from '@rendezvous/contract/operators/complaints/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import type { ComplaintBody } from '@rendezvous/contract/resources/complaints/schemas';
import { purgeExpired } from '#src/housekeeping.ts';
import { closeComplaint, showComplaint } from '#src/operations/complaints/face.ts';
import { createTestApp, type TestClient } from './harness.ts';

const t = await createTestApp();
after(() => t.close());

const COMPLAINT = {
  category: 'payment',
  text: 'I paid twice for one package.',
  email: 'guest@mail.example',
} as const;
const ticketOf = async (body: ComplaintBody): Promise<string> =>
  (await t.asVisitor().call(COMPLAIN, body)).body.ticket;
const list = (client: TestClient, query: QueryOf<typeof OPS_LIST_COMPLAINTS> = {}) =>
  client.call(OPS_LIST_COMPLAINTS, query);

async function mailsTo(email: string) {
  await t.services.jobs.drain();
  return t.services.db.selectFrom('outbox_mails').selectAll().where('to', '=', email).execute();
}

test('[2.026] a visitor complains and gets a ticket at once, by mail as well, and the day of the answer', async () => {
  const visitor = t.asVisitor();
  visitor.cookies.set(LOCALE_COOKIE, 'nl');
  const { status, body } = await visitor.call(COMPLAIN, COMPLAINT);
  assert.equal(status, 201);
  assert.match(body.ticket, /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  const days = (Date.parse(body.answer_by) - t.clock.now().getTime()) / 86_400_000;
  assert.ok(days > 13.9 && days <= 14, `${days}`);
  const [mail] = await mailsTo(COMPLAINT.email);
  assert.ok(
    mail?.subject.includes(body.ticket) && mail.subject.startsWith('We hebben je klacht'),
    mail?.subject,
  );
  assert.ok(!mail!.text.includes(COMPLAINT.text), 'the words of a stranger are not mailed on');
});

test('an address has its mails of a day once, however its letters are written', async () => {
  const spellings = Array.from({ length: 10 }, (_none, index) =>
    [...'cases@mail.example']
      .map((letter, at) => ((index >> (at % 4)) & 1 ? letter.toUpperCase() : letter))
      .join(''),
  );
  assert.equal(new Set(spellings).size, 10);
  for (const email of spellings)
    assert.equal((await t.asVisitor().call(COMPLAIN, { ...COMPLAINT, email })).status, 201);
  await t.services.jobs.drain();
  const mails = await t.services.db.selectFrom('outbox_mails').select('to').execute();
  assert.equal(mails.filter(({ to }) => to.toLowerCase() === 'cases@mail.example').length, 3);
});

test('a member is answered at their own address, whatever else they write', async () => {
  const { user, client } = await t.member();
  const { body } = await client.call(COMPLAIN, {
    ...COMPLAINT,
    email: 'somebody-else@mail.example',
  });
  assert.equal(body.email, user.email);
  const row = await t.services.db
    .selectFrom('complaints')
    .selectAll()
    .where('ticket', '=', body.ticket)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.user_id, row.email], [user.id, user.email]);
});

test('a missing address, a text that is too short and an invalid link are refused by field', async () => {
  const refused = async (body: object) => {
    const answer = await t.asVisitor().send(COMPLAIN, body);
    assert.equal(answer.status, 422);
    return answer.problem.errors?.map(({ field, code }) => `${field} ${code}`).join();
  };
  assert.equal(await refused({ ...COMPLAINT, email: undefined }), 'email required');
  assert.equal(await refused({ ...COMPLAINT, email: 'no address' }), 'email email_invalid');
  assert.equal(await refused({ ...COMPLAINT, text: 'short' }), 'text too_short');
  assert.equal(await refused({ ...COMPLAINT, text: '              ' }), 'text required');
  assert.equal(await refused({ ...COMPLAINT, link: 'javascript:alert(1)' }), 'link invalid');
  assert.equal(await refused({ ...COMPLAINT, category: 'weather' }), 'category invalid');
});

test('the same complaint sent again under the same key stays one', async () => {
  const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };
  const visitor = t.asVisitor();
  const first = await visitor.call(COMPLAIN, COMPLAINT, { headers });
  const again = await visitor.call(COMPLAIN, COMPLAINT, { headers });
  assert.equal(again.body.ticket, first.body.ticket);
});

test('an address gets at most three confirmations a day, so that it cannot be flooded', async () => {
  const body = { ...COMPLAINT, email: 'flooded@mail.example' };
  for (let times = 0; times < 5; times += 1) await ticketOf(body);
  assert.equal((await mailsTo('flooded@mail.example')).length, 3);
});

test('complaints are limited to five an hour per sender', async () => {
  const limited = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  try {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await limited.asVisitor().call(COMPLAIN, COMPLAINT)).status);
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
  } finally {
    await limited.close();
  }
});

test('operators list complaints, the oldest first, and each look is written down', async () => {
  const { client, operator } = await t.operator('support');
  const ticket = await ticketOf({
    ...COMPLAINT,
    text: '<script>alert(1)</script> as typed',
    link: '/members/abc',
  });
  const { status, body } = await list(client, { status: 'open' });
  assert.equal(status, 200);
  const found = body.items.find((item) => item.ticket === ticket);
  assert.deepEqual(
    [found?.text, found?.link, found?.status],
    ['<script>alert(1)</script> as typed', '/members/abc', 'open'],
  );
  const times = body.items.map((item) => item.created_at);
  assert.deepEqual(times, times.toSorted());
  const audit = await t.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('operator', '=', operator.name)
    .execute();
  assert.deepEqual(
    audit.map((row) => row.action),
    ['complaint.list'],
  );
});

test('the list of operators has pages without a gap', async () => {
  const { client: operator } = await t.operator('support');
  for (let more = 0; more < 60; more += 1)
    await ticketOf({ ...COMPLAINT, email: `number${more}@mail.example` });
  const first = await list(operator);
  assert.equal(first.body.items.length, 50);
  const second = await list(operator, { cursor: first.body.next_cursor });
  const tickets = [...first.body.items, ...second.body.items].map((item) => item.ticket);
  const { length } = await t.services.db.selectFrom('complaints').select('ticket').execute();
  assert.equal(new Set(tickets).size, length);
  assert.equal(second.body.next_cursor, null);
});

test('members, visitors and operators with another task do not see complaints', async () => {
  const { client } = await t.member();
  assert.equal((await client.call(OPS_LIST_COMPLAINTS)).status, 403);
  assert.equal((await t.asVisitor().call(OPS_LIST_COMPLAINTS)).status, 403);
  const reviewer = await list((await t.operator('reviewer')).client);
  assert.deepEqual([reviewer.status, reviewer.code], [403, 'forbidden']);
});

test('an operator reads a complaint, answers by mail in its language and closes it; all of it is written down', async () => {
  const { client, operator } = await t.operator('support');
  const visitor = t.asVisitor();
  visitor.cookies.set(LOCALE_COOKIE, 'de');
  const email = 'answered@mail.example';
  const { ticket } = (await visitor.call(COMPLAIN, { ...COMPLAINT, email })).body;
  const read = await client.call(OPS_READ_COMPLAINT, { ticket });
  assert.deepEqual([read.body.complaint.text, read.body.answers], [COMPLAINT.text, []]);

  const text = 'Wir haben <b>zweimal</b> abgebucht.\n\nDas Geld ist {unterwegs}.';
  const answered = await client.call(OPS_ANSWER_COMPLAINT, { ticket, text });
  assert.equal(answered.status, 200, answered.text);
  assert.deepEqual(
    answered.body.answers.map((answer) => [answer.operator, answer.text]),
    [[operator.name, text]],
  );
  const [, mail] = await mailsTo(email);
  assert.ok(mail?.subject.startsWith('Unsere Antwort') && mail.subject.includes(ticket), mail?.subject);
  assert.ok(mail!.text.includes(text), mail!.text);
  assert.ok(mail!.html.includes('&lt;b&gt;zweimal') && mail!.html.includes('{unterwegs}'));

  const closing = { ticket, resolution: 'Paid back.' };
  const closed = await client.call(OPS_CLOSE_COMPLAINT, closing);
  assert.deepEqual(
    [closed.body.complaint.status, closed.body.complaint.closed_by],
    ['closed', operator.name],
  );
  for (const refused of [
    await client.call(OPS_ANSWER_COMPLAINT, { ticket, text }),
    await client.call(OPS_CLOSE_COMPLAINT, closing),
    await client.call(OPS_CLOSE_COMPLAINT, { ...closing, ticket: 'no-such-ticket' }),
  ])
    assert.equal(refused.code, 'not_found');
  const spaces = await client.call(OPS_ANSWER_COMPLAINT, { ticket, text: ' '.repeat(20) });
  assert.equal(spaces.status, 422);
  const acts = await t.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', ticket)
    .orderBy('at')
    .execute();
  assert.deepEqual(
    acts.map(({ action }) => action),
    ['complaint.show', 'complaint.answer', 'complaint.close'],
  );
});

test('closing a complaint stores its outcome once, with the operator', async () => {
  const ticket = await ticketOf(COMPLAINT);
  await closeComplaint(t.services, 'mona', ticket, 'paid back');
  const { complaint: closed } = await showComplaint(t.services, 'mona', ticket);
  assert.deepEqual([closed.status, closed.closed_by, closed.resolution], ['closed', 'mona', 'paid back']);
  await assert.rejects(closeComplaint(t.services, 'mona', ticket, 'again'), { code: 'not_found' });
});

test('a closed complaint is deleted after two years, an open one stays', async () => {
  const [closed, open] = [await ticketOf(COMPLAINT), await ticketOf(COMPLAINT)];
  await closeComplaint(t.services, 'mona', closed, 'done');
  const left = async () => {
    await purgeExpired(t.services);
    return (
      await t.services.db
        .selectFrom('complaints')
        .select('ticket')
        .where('ticket', 'in', [closed, open])
        .execute()
    ).map((row) => row.ticket);
  };
  await t.advance(700 * 86_400);
  assert.equal((await left()).length, 2);
  await t.advance(40 * 86_400);
  assert.deepEqual(await left(), [open]);
});

test('what an erased member wrote stays, without their account', async () => {
  const { user, client } = await t.member();
  const { body } = await client.call(COMPLAIN, COMPLAINT);
  await t.services.db.deleteFrom('users').where('id', '=', user.id).execute();
  const row = await t.services.db
    .selectFrom('complaints')
    .select('user_id')
    .where('ticket', '=', body.ticket)
    .executeTakeFirstOrThrow();
  assert.equal(row.user_id, null);
});
