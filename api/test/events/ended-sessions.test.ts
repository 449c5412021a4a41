import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import {
  CHANGE_USER,
  END_SESSION,
  LOG_IN,
  LOG_OUT,
  LOG_OUT_BY_READING,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { RESET_PASSWORD, UNDO_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { buildApp } from '#src/app.ts';
import { purgeExpired } from '#src/housekeeping.ts';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { createToken } from '#src/identity/links/face.ts';
import { OpenStreams } from '#src/conversation/events/open-streams.ts';
import { suspendMember } from '#src/operations/moderation/face.ts';
import type { App } from '#src/platform/types.ts';
import { createTestApp, PASSWORD, TestClient, type TestUser } from '../harness.ts';
import { STATEMENT } from '../support/statement.ts';
import { pauseTimers } from '../support/processes/paused-timers.ts';
import { REDIS_URL, redisAnswers } from '../support/databases/redis.ts';
import { until } from '../support/until.ts';
import { wayBack } from '../support/accounts/way-back.ts';
import { readEvents, type EventReader } from './read-events.ts';

const skip = (await redisAnswers()) ? false : `no Redis at ${REDIS_URL}`;
const t = await createTestApp(skip ? {} : { REDIS_URL });
/** Apps on the database of `t`, which waits for their connections when it closes. */
const others: App[] = [];
after(async () => {
  await Promise.all(others.map((app) => app.close()));
  await t.close();
});

/** Another process of the same site, as far as it is visible from outside: own streams, own connections to Redis. */
async function otherProcess(): Promise<App> {
  const app = await buildApp(t.services.config, { database: t.services.database, clock: t.clock });
  await app.ready();
  others.push(app);
  return app;
}

async function listening(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events`;
}

const here = await listening(t.app);
const other = skip ? t.app : await otherProcess();
const there = skip ? here : await listening(other);

interface Scene {
  user: TestUser;
  client: TestClient;
  /** The same session at the other process. */
  away: TestClient;
}

const cookieOf = (client: TestClient) => `${SESSION_COOKIE}=${client.cookies.get(SESSION_COOKIE)}`;
const stream = (url: string, client: TestClient) => readEvents(url, { cookie: cookieOf(client) });

async function scene(traits: Parameters<typeof t.member>[0] = {}): Promise<Scene> {
  const { user, client } = await t.member(traits);
  const away = new TestClient(other);
  for (const [name, value] of client.cookies) away.cookies.set(name, value);
  return { user, client, away };
}

/** Another browser of the member, at the other process. */
async function elsewhere(user: TestUser): Promise<TestClient> {
  const client = new TestClient(other);
  for (const [name, value] of (await t.signIn(user)).cookies) client.cookies.set(name, value);
  return client;
}

/** Every way a session ends, each asked of the process without a stream, or of a command of its own. */
const WAYS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'log-out': ({ away }) => away.call(LOG_OUT),
  'log-out by reading': ({ away }) =>
    away.call(LOG_OUT_BY_READING, undefined, { headers: { 'x-client': 'web/2' } }),
  'log-in in the same browser': ({ user, away }) =>
    away.call(LOG_IN, { email: user.email, password: PASSWORD }),
  'log-in as another member in the same browser': async ({ away }) =>
    away.call(LOG_IN, { email: (await t.makeUser()).email, password: PASSWORD }),
  'ending it in the list of sessions': async ({ client, user }) => {
    const { id } = await t.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return client.call(END_SESSION, undefined, { query: { id } });
  },
  'logging out all other devices': async ({ user }) => (await elsewhere(user)).call(END_SESSION),
  'a new password in another browser': async ({ user }) =>
    (await elsewhere(user)).call(CHANGE_USER, { password: { old: PASSWORD, new: 'brass-meadow-58' } }),
  'a new password by a mailed link': async ({ user, away }) => {
    const { db } = t.services;
    const token = await createToken(db, user.id, 'password_reset', t.clock.now(), 60_000);
    return away.call(RESET_PASSWORD, { token, password: 'brass-meadow-58' });
  },
  'the way back to a former address': async ({ user, away }) =>
    away.call(UNDO_MAIL_CHANGE, { token: await wayBack(t, user) }),
  'ops member suspend': ({ user }) => suspendMember(other.services, 'operator', user.id, STATEMENT),
  'deletion of the account': ({ user }) =>
    other.services.unitOfWork((tx, afterCommit) =>
      deleteAccount(other.services, { tx, afterCommit }, user.id),
    ),
};

/** Ends a session with a stream in each process; `isNotified` when both are notified at once, and not at the next look. */
async function endsBoth(at: Scene, end: () => Promise<unknown>, isNotified: boolean): Promise<void> {
  const streams: EventReader[] = [await stream(here, at.client), await stream(there, at.client)];
  const ending = end();
  if (!isNotified) await ending;
  // A way that waited for a paused timer would send nothing, and fail here.
  if (isNotified)
    for (const { next } of streams)
      assert.equal(((await next('user')).data as { reason: string }).reason, 'session_ended');
  await Promise.all([ending, ...streams.map(({ ended }) => ended)]);
  await assert.rejects(stream(here, at.client), /no stream: 403/);
}

for (const [way, end] of Object.entries(WAYS))
  test(
    `${way} ends the streams of the session in both processes, without waiting for a timer`,
    { skip },
    async () => {
      const at = await scene();
      let release = () => {};
      const endWithoutTimers = () => {
        release = pauseTimers();
        return end(at);
      };
      try {
        await endsBoth(at, endWithoutTimers, true);
      } finally {
        release();
      }
    },
  );

test('the purge of expired sessions ends their streams in both processes', { skip }, async () => {
  const at = await scene();
  await endsBoth(
    at,
    async () => {
      await t.services.db
        .updateTable('sessions')
        .set({ expires_at: new Date(t.clock.now().getTime() - 1000) })
        .where('user_id', '=', at.user.id)
        .execute();
      await purgeExpired(other.services);
    },
    true,
  );
});

test('the streams of an expired or deleted session end at the next poll', async () => {
  await endsBoth(await scene(), async () => t.clock.advance(31 * 86_400), false);
  const vanishing = await scene();
  const vanish = async () => {
    await t.services.db.deleteFrom('sessions').where('user_id', '=', vanishing.user.id).execute();
    t.clock.advance(21);
  };
  await endsBoth(vanishing, vanish, false);
});

test('a session in use survives the poll', async () => {
  const { client, user } = await t.member();
  const open = await stream(here, client);
  t.clock.advance(21);
  const liker = await t.member();
  await liker.client.call(LIKE, { member: user.id });
  await open.next('like');
  open.close();
});

test('of sixty streams opened at once twelve are open', async () => {
  const { client } = await t.member();
  const opened = await Promise.allSettled(Array.from({ length: 60 }, () => stream(here, client)));
  const open = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refused = opened.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  assert.equal(open.length, 12);
  assert.deepEqual(new Set(refused), new Set(['Error: no stream: 429']));
  for (const { close } of open) close();
  await until(async () => {
    const again = await stream(here, client).catch(() => null);
    again?.close();
    return again !== null;
  });
});

test('closing the app ends the streams that were opened at once', async () => {
  const app = await buildApp(t.services.config, { database: t.services.database, clock: t.clock });
  const url = await listening(app);
  const { client } = await t.member();
  const open = await Promise.all(Array.from({ length: 3 }, () => stream(url, client)));
  await app.close();
  await Promise.all(open.map(({ ended }) => ended));
});

test('no stream opens once the process stops', () => {
  const streams = new OpenStreams({
    perMember: 12,
    recheckMs: 1_000,
    now: () => t.clock.now(),
    findUsable: async () => new Map(),
  });
  const stream = { userId: 'anna', sessionId: 's1', close: () => undefined };
  streams.close();
  assert.deepEqual([streams.reserve(stream), streams.size], [false, 0]);
});
