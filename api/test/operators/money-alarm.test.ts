import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { alarmOperators, planMoneyAlarm } from '#src/operations/money/face.ts';
import { isAlarming } from '#src/operations/money/policy.ts';
import { askReturn } from '#src/money/returns/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { createTestApp } from '../harness.ts';
import { choose, paymentsOf, recordLog, refunded, snapshotOf } from '../payments/support.ts';
import { buyer, eur, report } from '../returns/support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs, clock, unitOfWork } = t.services;
const DAY_SECONDS = 86_400;

const mails = () =>
  db.selectFrom('outbox_mails').selectAll().where('id', 'like', 'money alarm %').orderBy('at').execute();

/** Passes a night, and plans the alarm of the morning twice. */
async function morning() {
  await planMoneyAlarm(t.services, db, clock.now());
  await planMoneyAlarm(t.services, db, clock.now());
  await t.advance(DAY_SECONDS);
  await jobs.drain();
}

test('operators get nothing while money is as it should be', async () => {
  await buyer(t);
  await morning();
  assert.deepEqual(await mails(), []);
});

test('a failed refund and a share of disputes at its alarm are mailed to the support address each morning, without anything of a member', async () => {
  const { user, id } = await buyer(t, { used: 9 });
  const asked = { id: newId(), amount: eur(1440), credits: 16, reason: 'withdrawal' } as const;
  await unitOfWork((tx, afterCommit) => askReturn(t.services, { tx, afterCommit }, { id }, asked));
  await refunded(t);
  const [made] = (await snapshotOf(t, id)).refunds;
  await report(t, id, { refunds: [{ ...made!, state: 'failed' }] });
  const disputed = await buyer(t);
  await choose(disputed.client, disputed.id, 'charged_back');
  await morning();
  const [mail, ...more] = await mails();
  assert.ok(mail);
  assert.equal(mail.to, 'help@rendezvous.example');
  assert.match(mail.text, /Refunds that failed: 1\./);
  assert.match(mail.text, /Disputes: banks took back 33\.34% .* alarm is at 0\.5%\./);
  assert.match(mail.text, /\/ops\/money/);
  for (const secret of [user.email, user.name, id]) assert.ok(!mail.text.includes(secret), secret);
  const before = more.length;
  await morning();
  assert.equal((await mails()).length, before + 2);
});

test('a share at its alarm is an entry of the log', async () => {
  const { log, events } = recordLog();
  await alarmOperators({ ...paymentsOf(t), log });
  const entry = events.find(({ event }) => event === 'payment_disputes_high');
  assert.deepEqual([entry?.['charged_back'], entry?.['alarm_at']], [1, 50]);
});

test('the alarm is at a half of a percent, and never without a dispute', () => {
  const at = (share: number, count = 1) => isAlarming({ charged_back: count, share, alarm_at: 50 });
  assert.deepEqual([at(49), at(50), at(51), at(0, 0)], [false, true, true, false]);
});

test('the mail about money is worded in seven languages', () => {
  const values = { site: 'Rendezvous', failed: 2, drifts: 1, share: '0.6%', alarm: '0.5%' };
  for (const locale of LOCALE_CODES)
    for (const part of ['subject', 'body', 'failed', 'drifts', 'disputes', 'button', 'footer'])
      assert.doesNotMatch(serverText(locale, `mail.money_alarm.${part}`, values), /[{}]|mail\./, locale);
});
