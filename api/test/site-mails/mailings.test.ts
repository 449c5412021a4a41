import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { readAudit } from '#src/identity/operators/face.ts';
import { writeBatch } from '#src/operations/mailings/send.ts';
import { listMailings, orderMailing, resumeMailings, retireMailing } from '#src/operations/mailings/face.ts';
import { DAY, MINUTE, type Member } from '../notifications/support.ts';
import { addCode } from '../payments/support.ts';
import { createSiteMailsApp, textsOf } from './support.ts';

const t = await createSiteMailsApp();
after(() => t.close());
const { services } = t;
const { db } = services;
await t.set('mailing_batch', 2);

const inSeconds = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1000);
const order = (title: string, more: { sendAt?: Date; code?: string; domain?: string } = {}) =>
  orderMailing(services, 'mona', { texts: textsOf(title), ...more });
const got = (member: Member, title: string) =>
  t.mailsTo(member).filter(({ subject }) => subject.startsWith(title));
const counts = async (id: string) => {
  const row = (await listMailings(db)).find((mailing) => mailing.id === id)!;
  return [row.status, row.mailed, row.waiting, row.left_out];
};
/** Sends a mailing to all of its members. */
async function run(): Promise<void> {
  for (let step = 0; step < 8; step += 1) await t.wait(MINUTE);
}
const code = (name: string, percentage: number, days: number) =>
  addCode(t, { code: name.toUpperCase(), value_percentage: percentage, expires: inSeconds(days * DAY) });

test('[3.026] news reach each member who wants them once, in their language, batch by batch', async () => {
  const members: Member[] = [];
  for (const language of LOCALE_CODES) members.push(await t.wanting('news', { language }));
  const other = await t.wanting('promotions');
  const id = await order('Half sentences');
  await t.services.jobs.drain();
  assert.deepEqual((await counts(id))[0], 'sending');
  assert.equal(t.mails.filter(({ subject }) => subject.startsWith('Half')).length, 2, 'one batch');
  await run();
  for (const [index, language] of LOCALE_CODES.entries()) {
    const [mail, ...more] = got(members[index]!, 'Half');
    assert.deepEqual(more, []);
    assert.equal(mail?.subject, `Half sentences (${language})`);
    assert.ok(mail?.text.includes(`Words in ${language}.`));
  }
  assert.deepEqual([got(other, 'Half'), await counts(id)], [[], ['sent', 7, 0, 0]]);
  assert.match(JSON.stringify(await readAudit(db, 5)), /mailing\.order/);
});

test('one click in such a mail turns off its type and nothing else', async () => {
  const member = await t.wanting('news');
  await order('One click');
  await run();
  const [mail] = got(member, 'One');
  const [, url] = /^<https?:\/\/[^/]+(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const page = await t.asVisitor().get(url!);
  assert.match(page.text, /sends you no more news[\s\S]*Stop all notifications/);
  const pressed = await t.app.inject({
    method: 'POST',
    url: url!,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.equal(pressed.statusCode, 204);
  const user = (await member.client.call(READ_USER)).body.user!;
  assert.deepEqual(user.notifications_disabled, []);
  assert.deepEqual(user.notifications, {
    new_conversations: true,
    new_messages: true,
    like: true,
    unread_message_reminders: true,
    reminders: true,
    promotions: false,
    weekly_updates: false,
    news: false,
  });
  await order('Once more');
  await run();
  assert.deepEqual(got(member, 'Once'), []);
});

test('a mailing that is retired in the middle reaches no one else, and one that waits for its time none', async () => {
  const members = [await t.wanting('news'), await t.wanting('news'), await t.wanting('news')];
  const early = await order('Early', { sendAt: inSeconds(DAY) });
  await run();
  assert.deepEqual(await counts(early), ['scheduled', 0, 0, 0]);
  await retireMailing(services, 'mona', early);
  const id = await order('Stopped');
  await t.services.jobs.drain();
  await retireMailing(services, 'mona', id);
  await t.wait(2 * DAY);
  await run();
  const [status, mailed] = await counts(id);
  assert.deepEqual([status, mailed], ['retired', 2]);
  assert.deepEqual(
    members.flatMap((member) => got(member, 'Early')),
    [],
  );
  await assert.rejects(retireMailing(services, 'mona', id), /not_found|retired/);
});

test('members who may get no mail are left out, whatever was true when the batch was written', async () => {
  const closed = await Promise.all(
    (['not_confirmed', 'suspended', 'pending_deletion'] as const).map((status) =>
      t.wanting('news', { status }),
    ),
  );
  const late = await t.wanting('news');
  const id = await order('Late');
  while ((await counts(id))[0] !== 'sent') await writeBatch(services, id);
  await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', late.user.id).execute();
  await run();
  for (const member of [...closed, late]) assert.deepEqual(got(member, 'Late'), []);
  assert.equal((await counts(id))[3], 1);
});

test('a mailing whose job was lost goes on, and its number of mails outlives the notifications', async () => {
  const members = [await t.wanting('news'), await t.wanting('news')];
  const id = await order('Lost job', { sendAt: inSeconds(MINUTE) });
  const { database } = t.services;
  await database.pool.query(`delete from pgboss.job where name = 'mailings.batch'`);
  await run();
  assert.deepEqual(got(members[0]!, 'Lost'), []);
  await resumeMailings(services);
  await run();
  for (const member of members) assert.equal(got(member, 'Lost').length, 1);
  const before = await counts(id);
  for (const days of [31, 60]) {
    await t.advance(days * DAY);
    await purgeExpired(t.services);
  }
  assert.deepEqual((await counts(id)).slice(0, 3), before.slice(0, 3));
});

test('[3.026] an offer says its code, its percentage and its end by the clock of the reader, and leads to the prices', async () => {
  const [dutch, american] = [
    await t.wanting('promotions', { language: 'de', signedUpAgo: 60 * DAY }),
    await t.wanting('promotions', { country: 'US', signedUpAgo: 60 * DAY, paid: true }),
  ];
  await code('Winter20', 20, 10);
  await order('Offer', { code: 'winter20' });
  await run();
  const [mail] = got(dutch, 'Offer');
  assert.match(
    mail!.text,
    /Mit dem Rabattcode WINTER20 kosten Credits 20.% weniger\.\n\nEr gilt bis \p{L}+, /u,
  );
  assert.match(
    mail!.text,
    /Du kannst ihn einmal einlösen\.\n\nPreise ansehen:\nhttp.*\/premium\?discountcode=WINTER20/,
  );
  assert.match(
    got(american, 'Offer')[0]!.text,
    /It works until .*(EST|EDT|GMT-[45])\.[\s\S]*\/credits\?discountcode=WINTER20/,
  );
  assert.match(mail!.headers!['List-Unsubscribe']!, /\.promotions\./);
});

test('no offer goes to a member whose time bonus runs, or ran out unused within thirty days with as much', async () => {
  const [running, lapsed, longAgo] = [
    await t.wanting('promotions', { signedUpAgo: 3_600 }),
    await t.wanting('promotions', { signedUpAgo: 5 * DAY }),
    await t.wanting('promotions', { signedUpAgo: 31 * DAY }),
  ];
  await code('SMALL10', 10, 2);
  await code('AS-GOOD25', 25, 2);
  await order('Small', { code: 'SMALL10' });
  await order('As good', { code: 'AS-GOOD25' });
  await run();
  assert.deepEqual(
    [running, lapsed, longAgo].map((member) => [got(member, 'Small').length, got(member, 'As good').length]),
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  );
});

test('after an offer has ended unused, none as good follows for thirty days; a smaller one and a later one may', async () => {
  const member = await t.wanting('promotions', { signedUpAgo: 100 * DAY });
  await code('FIRST30', 30, 1);
  await order('First', { code: 'FIRST30' });
  await run();
  assert.equal(got(member, 'First').length, 1);
  await t.advance(2 * DAY);
  await code('SECOND30', 30, 40);
  await code('SECOND15', 15, 1);
  await order('Second', { code: 'SECOND30' });
  await order('Smaller', { code: 'SECOND15' });
  await run();
  assert.deepEqual([got(member, 'Second').length, got(member, 'Smaller').length], [0, 1]);
  await t.advance(32 * DAY);
  await order('Third', { code: 'SECOND30' });
  await run();
  assert.equal(got(member, 'Third').length, 1);
});

test('an offer whose code is paused, or whose end is moved or past, is not sent', async () => {
  const member = await t.wanting('promotions', { signedUpAgo: 100 * DAY });
  for (const [name, change] of [
    ['PAUSED', { status: 'paused' }],
    ['MOVED', { expires: inSeconds(9 * DAY) }],
  ] as const) {
    await code(name, 40, 5);
    await order(name, { code: name, sendAt: inSeconds(MINUTE) });
    await db.updateTable('discount_codes').set(change).where('code', '=', name).execute();
  }
  await code('PASSED', 40, 1);
  const passed = await order('PASSED', { code: 'PASSED', sendAt: inSeconds(DAY / 2) });
  await t.advance(2 * DAY);
  await run();
  assert.deepEqual(t.mailsTo(member), []);
  assert.deepEqual(await counts(passed), ['sent', 0, 0, 0]);
});

test('an offer is refused whose code has no end, is a member’s own, or works once for all; texts lack no language', async () => {
  await addCode(t, { code: 'ENDLESS' });
  await addCode(t, { code: 'SINGLE', validity: 'once', expires: inSeconds(DAY) });
  await assert.rejects(order('x', { code: 'ENDLESS' }), /has no end/);
  await assert.rejects(order('x', { code: 'SINGLE' }), /one member only/);
  await assert.rejects(order('x', { code: 'NOWHERE' }), /no discount code/);
  const { pl: _, ...six } = textsOf('x');
  await assert.rejects(orderMailing(services, 'mona', { texts: six }), /pl/);
  const dead = textsOf('x');
  dead.en.button = { label: 'Look', path: '/nowhere-at-all' };
  await assert.rejects(orderMailing(services, 'mona', { texts: dead }), /en: \/nowhere-at-all leads nowhere/);
});
