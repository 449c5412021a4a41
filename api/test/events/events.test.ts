import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { LOG_OUT } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { readEvents } from './read-events.ts';

const t = await createTestApp();
after(() => t.close());
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;

const stream = (client: TestClient, lastEventId?: string) =>
  readEvents(`http://127.0.0.1:${port}/api/events`, {
    cookie: `${SESSION_COOKIE}=${client.cookies.get(SESSION_COOKIE)}`,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  });

test('a like reaches the other side live, and a like back notifies both of the match', async () => {
  const [anna, bo] = [await t.member(), await t.member()];
  const [hers, his] = [await stream(anna.client), await stream(bo.client)];
  await anna.client.call(LIKE, { member: bo.user.id });
  assert.deepEqual((await his.next('like')).data, { member: anna.user.id, new_likes: 1 });
  await bo.client.call(LIKE, { member: anna.user.id });
  assert.deepEqual((await his.next('match')).data, { member: anna.user.id });
  assert.deepEqual((await hers.next('match')).data, { member: bo.user.id });
  hers.close();
  his.close();
});

test('a stream that was cut resumes after the last event it got, without gap or repeat', async () => {
  const anna = await t.member();
  const likers = [await t.member(), await t.member(), await t.member()] as const;
  const first = await stream(anna.client);
  await likers[0].client.call(LIKE, { member: anna.user.id });
  const { id } = await first.next('like');
  first.close();
  await likers[1].client.call(LIKE, { member: anna.user.id });
  await likers[2].client.call(LIKE, { member: anna.user.id });
  const second = await stream(anna.client, id);
  assert.deepEqual((await second.next('like')).data, { member: likers[1].user.id, new_likes: 2 });
  assert.deepEqual((await second.next('like')).data, { member: likers[2].user.id, new_likes: 3 });
  second.close();
});

test('a like of an invisible member is not announced', async () => {
  const [anna, hidden] = [await t.member(), await t.member({ invisible: true })];
  const events = await stream(anna.client);
  await hidden.client.call(LIKE, { member: anna.user.id });
  const seen = await t.member();
  await seen.client.call(LIKE, { member: anna.user.id });
  assert.deepEqual((await events.next('like')).data, { member: seen.user.id, new_likes: 1 });
  events.close();
});

test('a stream ends when its session does', async () => {
  const anna = await t.member();
  const events = await stream(anna.client);
  await t.services.live.publish(anna.user.id, 'user', { reason: 'session_ended' });
  await events.next('user');
  await events.ended;
});

test('[4.036] a log-out on one device ends the stream of that device alone', async () => {
  const anna = await t.member();
  const phone = await t.signIn(anna.user);
  const [here, there] = [await stream(anna.client), await stream(phone)];
  await phone.call(LOG_OUT);
  await there.next('user');
  await there.ended;
  const liker = await t.member();
  await liker.client.call(LIKE, { member: anna.user.id });
  const first = await here.next('user', 'like');
  assert.equal(first.name, 'like', 'the other device receives the like, not the log-out');
  here.close();
});

test('a tab that takes over the stream goes on after the last event of the former one', async () => {
  const anna = await t.member();
  const likers = [await t.member(), await t.member()] as const;
  const former = await stream(anna.client);
  await likers[0].client.call(LIKE, { member: anna.user.id });
  const { id } = await former.next('like');
  former.close();
  await likers[1].client.call(LIKE, { member: anna.user.id });
  const cookie = `${SESSION_COOKIE}=${anna.client.cookies.get(SESSION_COOKIE)}`;
  const next = await readEvents(`http://127.0.0.1:${port}/api/events?since=${id}`, { cookie });
  assert.deepEqual((await next.next('like')).data, { member: likers[1].user.id, new_likes: 2 });
  next.close();
});

test('visitors get no stream', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { accept: 'text/event-stream' },
  });
  assert.equal(response.status, 403);
  await response.body?.cancel();
});

test('a connection that reads nothing is closed, and its backlog adds no listeners', async () => {
  const warnings: Error[] = [];
  const record = (warning: Error) => void warnings.push(warning);
  process.on('warning', record);
  const anna = await t.member();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const cookie = `${SESSION_COOKIE}=${anna.client.cookies.get(SESSION_COOKIE)}`;
    get(
      `http://127.0.0.1:${port}/api/events`,
      { headers: { accept: 'text/event-stream', cookie } },
      resolve,
    ).on('error', reject);
  });
  response.on('error', () => {}).pause();
  const isConnected = () => t.services.live.isConnected(anna.user.id);
  const long = { conversation: 'x'.repeat(20_000), member: '', until: '' };
  for (let count = 0; count < 2_500 && (await isConnected()); count += 1)
    await t.services.live.publish(anna.user.id, 'typing', long);
  assert.equal(await isConnected(), false);
  // Warnings come with the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(warnings, []);
  process.off('warning', record);
  response.destroy();
});
