import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import {
  LOG_OUT,
  LOG_OUT_BY_READING,
  LOG_IN,
  END_SESSION,
  CHANGE_USER,
} from '@rendezvous/contract/resources/accounts/endpoints';
import { RESET_PASSWORD, UNDO_MAIL_CHANGE } from '@rendezvous/contract/resources/account-links/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { type BodyOf, type QueryOf, addressOf } from '@rendezvous/contract/kernel/call';
import { purgeExpired } from '#src/housekeeping.ts';
import { deleteAccount } from '#src/identity/accounts/face.ts';
import { createToken } from '#src/identity/links/face.ts';
import { PASSWORD, type TestUser } from '../harness.ts';
import { findServer } from '../support/databases/postgres.ts';
import { REDIS_URL, redisAnswers } from '../support/databases/redis.ts';
import type { ServerProcess } from '../support/processes/server-process.ts';
import { openSite, type Site as OpenSite } from '../support/processes/two-processes.ts';
import { wayBack } from '../support/accounts/way-back.ts';
import { readEvents } from '../events/read-events.ts';

const run = promisify(execFile);
const OPS = path.resolve(import.meta.dirname, '../../src/cli/ops.ts');

const postgres = await findServer();
const noPostgres = postgres ? false : 'no PostgreSQL server found: two processes need one';
const noRedis = (await redisAnswers()) ? false : `no Redis at ${REDIS_URL}`;

interface Site extends OpenSite {
  acting: ServerProcess;
  holding: ServerProcess;
}

/** A member with one session, which both servers know. */
interface Scene {
  site: Site;
  user: TestUser;
  cookie: string;
}

async function ask<E extends Endpoint>(
  { site, cookie }: Scene,
  endpoint: E,
  body?: BodyOf<E>,
  query?: QueryOf<E>,
  origin = site.acting.address,
) {
  const { method } = endpoint;
  const target = addressOf(endpoint, query);
  const response = await fetch(`${site.acting.address}${target}`, {
    method,
    headers: { 'x-client': 'web/2', origin, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(response.ok, `${method} ${target}: ${response.status} ${await response.text()}`);
}

/** The scene as another browser of the member sees it. */
async function elsewhere(scene: Scene): Promise<Scene> {
  const { cookies } = await scene.site.t.signIn(scene.user);
  return { ...scene, cookie: `${SESSION_COOKIE}=${cookies.get(SESSION_COOKIE)}` };
}

/** Every way a session ends, done by another process than the one with the stream. */
const WAYS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'log-out': (scene) => ask(scene, LOG_OUT),
  'log-out by reading': (scene) => ask(scene, LOG_OUT_BY_READING),
  'log-in in the same browser': (scene) =>
    ask(scene, LOG_IN, { email: scene.user.email, password: PASSWORD }),
  'ending it in the list of sessions': async (scene) => {
    const { db } = scene.site.t.services;
    const mine = db.selectFrom('sessions').select('id').where('user_id', '=', scene.user.id);
    await ask(scene, END_SESSION, undefined, await mine.executeTakeFirstOrThrow());
  },
  'logging out all other devices': async (scene) => ask(await elsewhere(scene), END_SESSION),
  'a new password in another browser': async (scene) =>
    ask(await elsewhere(scene), CHANGE_USER, {
      password: { old: PASSWORD, new: 'brass-meadow-58' },
    }),
  'a new password by a mailed link': async (scene) => {
    const { services, clock } = scene.site.t;
    const token = await createToken(services.db, scene.user.id, 'password_reset', clock.now(), 60_000);
    await ask(scene, RESET_PASSWORD, { token, password: 'brass-meadow-58' });
  },
  'the way back to a former address': async (scene) =>
    ask(scene, UNDO_MAIL_CHANGE, { token: await wayBack(scene.site.t, scene.user) }),
  'ops member suspend, a process of its own': ({ site, user }) =>
    run(process.execPath, [OPS, 'member', 'suspend', user.id, 'other', 'own_look', 'test'], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...site.environment },
    }),
  'deletion of the account by its member': (scene) =>
    ask(scene, DELETE_ACCOUNT, { password: PASSWORD, reason: 'other' }),
  'erasure of the account': ({ site: { t }, user }) =>
    t.services.unitOfWork((tx, afterCommit) => deleteAccount(t.services, { tx, afterCommit }, user.id)),
  'the purge of expired sessions': async ({ site: { t }, user }) => {
    const past = new Date(t.clock.now().getTime() - 1_000);
    // The regular check closes expired sessions too. Only the purge announces the sessions that it deletes.
    await t.services.db
      .updateTable('sessions')
      .set({ expires_at: past })
      .where('user_id', '=', user.id)
      .execute();
    await purgeExpired(t.services);
  },
};

async function startSite(postgresUrl: string, redis: string): Promise<Site> {
  const site = await openSite(postgresUrl, { REDIS_URL: redis });
  const [acting, holding] = await Promise.all([site.start(), site.start()]);
  return { ...site, acting, holding };
}

const KINDS = [
  { kind: 'two processes on PostgreSQL without Redis', redis: '', skip: noPostgres },
  { kind: 'two processes on PostgreSQL with Redis', redis: REDIS_URL, skip: noPostgres || noRedis },
];

for (const { kind, redis, skip } of KINDS)
  describe(kind, { skip }, () => {
    let site: Site;
    before(async () => {
      site = await startSite(postgres!, redis);
    });
    after(() => site?.stop());

    for (const [way, end] of Object.entries(WAYS))
      test(`${way} ends the stream in the other process`, async (context) => {
        const { user, client } = await site.t.member();
        const cookie = `${SESSION_COOKIE}=${client.cookies.get(SESSION_COOKIE)}`;
        const stream = await readEvents(`${site.holding.address}/api/events`, { cookie });
        await end({ site, user, cookie });
        const done = performance.now();
        const event = await stream.next('user');
        assert.equal((event.data as { reason: string }).reason, 'session_ended');
        await stream.ended;
        context.diagnostic(`closed ${Math.round(performance.now() - done)} ms after the answer`);
        await assert.rejects(readEvents(`${site.holding.address}/api/events`, { cookie }), /no stream: 403/);
      });
  });
