import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { PUSH_CAUSES, PushPayload } from '@rendezvous/contract/resources/push/schemas';
import { LIKE, UNLIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { MARK_CHAT } from '@rendezvous/contract/resources/chats/endpoints';
import { SUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/endpoints';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { checkVapid } from '../support/push/push-browser.ts';
import type { TestClient } from '../harness.ts';
import { createNotifyingApp, MINUTE } from './support.ts';

const t = await createNotifyingApp();
after(() => t.close());
const like = (from: { client: TestClient }, to: { user: { id: string } }) =>
  from.client.call(LIKE, { member: to.user.id });

test('[3.026] a message to an offline member is pushed to each of their browsers at once, and never mailed', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const [phone, desk] = [await t.browserOf(bo, 'bo-phone'), await t.browserOf(bo, 'bo-desk')];
  const { conversation } = await t.write(anna, bo);
  await t.services.jobs.drain();
  for (const browser of [phone, desk]) {
    const [payload, ...more] = t.pushedTo(browser);
    assert.deepEqual(more, []);
    assert.ok(validatorOf(PushPayload)(payload), JSON.stringify(payload));
    assert.deepEqual(
      [payload?.cause, payload?.url, payload?.tag],
      ['message', `/chats/${conversation}`, `message:${conversation}`],
    );
  }
  const claims = checkVapid(t.push.to(phone)[0]?.headers.authorization, t.services.push.publicKey);
  assert.equal(claims.aud, t.push.origin);
  await t.wait(60 * MINUTE);
  assert.deepEqual([t.mailsTo(bo).length, t.pushedTo(phone).length], [0, 1]);
  assert.deepEqual(await t.states(bo), ['conversation pushed']);
});

test('[8.025] push texts exist per cause and language, and name no member', async () => {
  const seen = new Set<string>();
  for (const locale of LOCALE_CODES) {
    for (const cause of PUSH_CAUSES) {
      const text = `${serverText(locale, `push.${cause}.title`)} / ${serverText(locale, `push.${cause}.body`)}`;
      assert.ok(text.length > 15 && !/[{}!]/.test(text), text);
      seen.add(text);
    }
  }
  assert.equal(seen.size, LOCALE_CODES.length * PUSH_CAUSES.length);
  const [anna, bo] = [await t.away(), await t.away({ language: 'pl' })];
  const phone = await t.browserOf(bo, 'polish');
  await t.write(anna, bo);
  await t.services.jobs.drain();
  assert.equal(t.pushedTo(phone)[0]?.title, serverText('pl', 'push.message.title'));
});

test('[3.026] a like is pushed once it can no longer be undone in a moment; liked back it is a match', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const [annas, bos] = [await t.browserOf(anna, 'anna-likes'), await t.browserOf(bo, 'bo-likes')];
  await like(anna, bo);
  await t.services.jobs.drain();
  assert.deepEqual(t.pushedTo(bos), []);
  await t.wait(5);
  assert.deepEqual(
    t.pushedTo(bos).map(({ cause, url, tag }) => [cause, url, tag]),
    [['like', '/likes', 'like']],
  );
  await like(bo, anna);
  await t.wait(5);
  assert.deepEqual(
    t.pushedTo(annas).map(({ cause, url, tag }) => [cause, url, tag]),
    [['match', `/likes/m/${bo.user.id}`, 'match']],
  );
  assert.equal(t.pushedTo(bos).length, 1, 'the member who makes the match gets no push');
});

test('a like that is undone, and one given again and again, is announced at most once', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'undone');
  await like(anna, bo);
  await anna.client.call(UNLIKE, { member: bo.user.id });
  await t.wait(5);
  assert.deepEqual(t.pushedTo(phone), []);
  for (let round = 0; round < 3; round += 1) {
    await like(anna, bo);
    await t.wait(10);
    await anna.client.call(UNLIKE, { member: bo.user.id });
  }
  assert.ok(t.pushedTo(phone).length <= 1);
});

test('a connected member gets the live event, and a push only when the message stays unread', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'connected');
  const received: string[] = [];
  const stop = await t.services.live.subscribe(bo.user.id, (event) => received.push(event.name));
  const first = await t.write(anna, bo);
  await t.services.jobs.drain();
  assert.deepEqual([received, t.pushedTo(phone)], [['message'], []]);
  await bo.client.call(MARK_CHAT, { conversation: first.conversation, read_up_to: first.seq });
  await t.wait(30);
  assert.deepEqual(t.pushedTo(phone), []);
  await t.write(anna, bo);
  await t.wait(30);
  assert.equal(t.pushedTo(phone).length, 1);
  assert.deepEqual(await t.states(bo), ['conversation seen', 'message pushed']);
  stop();
});

test('404 and 410 remove the subscription, and a mail replaces it', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  for (const [name, status] of [
    ['gone-404', 404],
    ['gone-410', 410],
  ] as const) {
    await t.browserOf(bo, name);
    t.push.answer.set(`/push/${name}`, status);
  }
  const well = await t.browserOf(anna, 'well');
  await t.write(anna, bo);
  await t.write(bo, anna);
  await t.services.jobs.drain();
  const left = await t.services.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', 'in', [anna.user.id, bo.user.id])
    .execute();
  assert.deepEqual(
    left.map((row) => row.endpoint),
    [well.endpoint],
  );
  await t.wait(10 * MINUTE);
  assert.deepEqual([t.mailsTo(bo).length, t.mailsTo(anna).length], [1, 0]);
});

test('a push service in trouble is tried again, for that browser alone', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const [well, unwell] = [await t.browserOf(bo, 'steady'), await t.browserOf(bo, 'shaky')];
  t.push.answer.set('/push/shaky', 503);
  await t.write(anna, bo);
  await assert.rejects(t.services.jobs.drain(), /answered 503/);
  await t.services.jobs.drain();
  t.push.answer.delete('/push/shaky');
  await t.wait(60);
  assert.deepEqual([t.pushedTo(well).length, t.pushedTo(unwell).length], [1, 2]);
  await t.wait(60 * MINUTE);
  assert.deepEqual([t.pushedTo(well).length, t.pushedTo(unwell).length, t.mailsTo(bo).length], [1, 2, 0]);
});

test('a message read before its turn is pushed to no browser', async () => {
  const [anna, bo] = [await t.away(), await t.away()];
  const phone = await t.browserOf(bo, 'quick');
  const { conversation, seq } = await t.write(anna, bo);
  await bo.client.call(MARK_CHAT, { conversation, read_up_to: seq });
  await t.wait(10 * MINUTE);
  assert.deepEqual([t.pushedTo(phone), t.mailsTo(bo), await t.states(bo)], [[], [], ['conversation seen']]);
});

test('a browser with another member logged in gets no push of the former member', async () => {
  const [anna, bo, cas] = [await t.away(), await t.away(), await t.away()];
  const shared = await t.browserOf(bo, 'shared');
  t.push.answer.set('/push/shared', 503);
  await t.write(anna, bo);
  await assert.rejects(t.services.jobs.drain(), /answered 503/);
  t.push.answer.delete('/push/shared');
  const received = t.push.to(shared).length;
  await cas.client.call(SUBSCRIBE_PUSH, { subscription: shared.subscription });
  await t.wait(5 * MINUTE);
  assert.equal(t.push.to(shared).length, received);
});
