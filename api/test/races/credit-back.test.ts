import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARK_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { checkBooks } from '#src/cli/ledger-report.ts';
import { settleCreditBack } from '#src/conversation/chats/credit-back/credit-back.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { memberWith, send } from '../chats/support.ts';
import type { TestApp } from '../harness.ts';
import { killInside, releaseClaimed } from '../support/processes/killed-job.ts';
import { prepareSites, type Site } from '../support/processes/two-processes.ts';
import { until } from '../support/until.ts';
import { prepareRaces } from './support.ts';

const HOURS = 72;
const [HOUR, DUE] = [3_600, (HOURS + 1) * 3_600];
const onSite = await prepareSites();
const raceTest = await prepareRaces();

const promise = (t: TestApp) => t.set('unanswered_credit_hours', HOURS);

/** A first message without an answer, paid with the only credit of its sender. */
async function firstMessage(t: TestApp) {
  const [anna, bo] = [await memberWith(t, 1), await memberWith(t, 1)];
  const sent = await send(anna.client, bo.user.id, 'Hello');
  assert.equal(sent.status, 201, sent.text);
  return { anna, bo, message: sent.body.message.id, conversation: sent.body.conversation.id };
}
type Made = Awaited<ReturnType<typeof firstMessage>>;

const creditsOf = ({ services: { db } }: TestApp, { anna }: Made) => balanceOf(db, anna.user.id);
const sound = async ({ services: { db } }: TestApp) => assert.deepEqual((await checkBooks(db)).faults, []);

test(
  'credits of unanswered messages come back once each, whichever of two processes runs the job',
  ...onSite(async (site: Site) => {
    await promise(site.t);
    const made = [await firstMessage(site.t), await firstMessage(site.t), await firstMessage(site.t)];
    await Promise.all([site.start(), site.start()]);
    await site.advance(DUE);
    const { db } = site.t.services;
    // A sweep may queue a message again while its job is under way; what counts is what was decided and booked.
    await until(async () => {
      const waiting = db.selectFrom('messages').select('id').where('credit_back_due_at', 'is not', null);
      return (await waiting.execute()).length === 0;
    });
    const returns = await db
      .selectFrom('ledger_entries')
      .select('operation_id')
      .distinct()
      .where('operation_id', 'like', 'credit_back:%')
      .execute();
    assert.deepEqual(
      returns.map(({ operation_id: id }) => id).sort(),
      made.map(({ conversation }) => `credit_back:${conversation}`).sort(),
    );
    for (const one of made) assert.equal(await creditsOf(site.t, one), 1);
    await sound(site.t);
  }),
);

test(
  'a return that died with its process is whole or absent, and is made once by another',
  ...onSite(async (site: Site) => {
    await promise(site.t);
    const one = await firstMessage(site.t);
    const server = await site.start();
    await killInside(site, {
      job: 'chats.credit-back',
      server,
      // The wallet is filled by the first statement of the return.
      lock: (tx) =>
        tx
          .selectFrom('wallets')
          .select('user_id')
          .where('user_id', '=', one.anna.user.id)
          .forUpdate()
          .execute(),
      begin: () => site.advance(DUE),
    });
    assert.equal(await creditsOf(site.t, one), 0);
    await sound(site.t);
    await site.start();
    await releaseClaimed(site, 'chats.credit-back');
    await until(async () => (await creditsOf(site.t, one)) === 1);
    await sound(site.t);
  }),
);

raceTest(
  'a reader, an answer and two processes that decide at once leave one result: read or answered, or given back once',
  async ({ t, other }) => {
    await promise(t);
    await other.services.settings.reload();
    const made = await Promise.all(Array.from({ length: 12 }, () => firstMessage(t)));
    t.clock.advance(DUE);
    other.clock.advance(DUE);
    await Promise.all(
      made.flatMap(({ bo, anna, message, conversation }, index) => [
        settleCreditBack(t.services, message),
        settleCreditBack(other.services, message),
        index % 2
          ? bo.client.call(MARK_CHAT, { conversation, read_up_to: 1 })
          : send(bo.client, anna.user.id, 'Hi!'),
        settleCreditBack(other.services, message),
      ]),
    );
    const rows = await t.services.db
      .selectFrom('messages')
      .select(['id', 'credit_back_due_at', 'credit_back_at'])
      .execute();
    const returned = new Set(rows.filter((row) => row.credit_back_at).map(({ id }) => id));
    assert.ok(rows.every((row) => row.credit_back_due_at === null));
    for (const one of made) assert.equal(await creditsOf(t, one), returned.has(one.message) ? 1 : 0);
    await sound(t);
  },
);

raceTest('two first messages at once are one first message', async ({ t, other }) => {
  const [anna, bo] = [await memberWith(t, 4), await memberWith(t, 0)];
  const elsewhere = await other.signIn(anna.user);
  const answers = await Promise.all([
    send(anna.client, bo.user.id, 'one'),
    send(elsewhere, bo.user.id, 'two'),
    send(elsewhere, bo.user.id, 'three'),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  t.clock.advance(DUE + HOUR);
  for (const { body } of answers) await settleCreditBack(t.services, body.message.id);
  assert.equal(await balanceOf(t.services.db, anna.user.id), 2);
  await sound(t);
});
