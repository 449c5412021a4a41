import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, test } from 'node:test';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';
import { bareSite } from '../support/site/bare-site.ts';
import { REDIS_URL, redisAnswers } from '../support/databases/redis.ts';

const site = bareSite();
/** Twelve pages a minute. */
const t = await createTestApp({ DIST_DIR: site.folder, RATE_LIMIT_FACTOR: '0.04' });
after(async () => {
  await t.close();
  site.remove();
});

const HTML = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'de' };
const open = (client: TestClient, url = '/') => client.get<Problem>(url, { headers: HTML });
async function useUp(client: TestClient): Promise<void> {
  for (let count = 0; count < 12; count += 1)
    assert.equal((await open(client, '/pricing')).status, 200, `page ${count}`);
}

test('a client that asks for pages without pause gets a page with a time, and pages again after it', async () => {
  const visitor = t.asVisitor();
  visitor.cookies.set('i18n_redirected', 'de');
  await useUp(visitor);
  const refused = await open(visitor);
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers['retry-after']);
  assert.ok(seconds > 0 && seconds <= 60, String(seconds));
  assert.match(String(refused.headers['content-type']), /^text\/html/);
  assert.match(
    refused.text,
    new RegExp(
      `<html lang="de">[\\s\\S]*Einen Moment[\\s\\S]*in ${seconds} Sekunden?[\\s\\S]*href=""[^>]*>Noch einmal versuchen`,
    ),
  );
  const program = await visitor.get<Problem>('/pricing');
  assert.deepEqual(
    [program.status, program.body.code, program.headers['retry-after']],
    [429, 'rate_limited', String(program.body.retry_after)],
  );
  t.clock.advance(61);
  assert.equal((await open(visitor)).status, 200);
});

test('members are counted each for themselves, whatever address they share; files are not counted', async () => {
  t.clock.advance(61);
  const visitor = t.asVisitor();
  const [anna, bo] = [await t.member(), await t.member()];
  await useUp(visitor);
  await useUp(anna.client);
  assert.deepEqual([(await open(visitor)).status, (await open(anna.client)).status], [429, 429]);
  assert.equal((await open(bo.client)).status, 200);
  for (let count = 0; count < 30; count += 1) {
    for (const file of [site.file, '/favicon.svg', '/remotes.json'])
      assert.equal((await visitor.get(file)).status, 200, file);
  }
});

test('without Redis pages and calls are served, and each process counts by itself', async () => {
  const alone = await createTestApp({
    DIST_DIR: site.folder,
    REDIS_URL: 'redis://127.0.0.1:1',
    RATE_LIMIT_FACTOR: '0.04',
  });
  const visitor = alone.asVisitor();
  await useUp(visitor);
  assert.equal((await open(visitor)).status, 429);
  const { client } = await alone.member();
  for (let count = 0; count < 36; count += 1) assert.equal((await client.call(READ_USER)).status, 200);
  assert.equal((await client.call(READ_USER)).status, 429);
  await alone.close();
});

test(
  'processes that share a Redis count together',
  { skip: (await redisAnswers()) ? false : `no Redis at ${REDIS_URL}` },
  async () => {
    const processes = [
      await createTestApp({ DIST_DIR: site.folder, REDIS_URL, RATE_LIMIT_FACTOR: '0.04' }),
      await createTestApp({ DIST_DIR: site.folder, REDIS_URL, RATE_LIMIT_FACTOR: '0.04' }),
    ];
    // An address of this test alone, for other tests count in this Redis too.
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const answers: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      const { app } = processes[count % 2]!;
      answers.push(
        (
          await app.inject({
            url: '/pricing',
            remoteAddress: address,
            headers: { host: 'localhost:4200', ...HTML },
          })
        ).statusCode,
      );
    }
    assert.deepEqual(answers, [...Array<number>(12).fill(200), 429, 429]);
    await Promise.all(processes.map((each) => each.close()));
  },
);

test('a visitor’s address has five pages a second, so that drawing them stays a small part of a processor', async () => {
  const usual = await createTestApp({ DIST_DIR: site.folder, RATE_LIMIT_FACTOR: '1' });
  const visitor = usual.asVisitor();
  const statuses: number[] = [];
  for (let count = 0; count < 301; count += 1)
    statuses.push((await open(visitor, `/pricing?at=${count}`)).status);
  await usual.close();
  assert.deepEqual([statuses.indexOf(429), statuses.length], [300, 301]);
});
