import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { seedDemo } from '#seed/demo.ts';
import { beginSeed, completeSeed, findSeed } from '#seed/progress-repository.ts';
import { prepareDemo } from '#seed/start.ts';
import type { Services } from '#src/platform/services.ts';
import { createTestApp } from '../harness.ts';

const SEED = 'demonstration';
const t = await createTestApp({ SEED: 'demo' });
after(() => t.close());
const { db, clock } = t.services;

/** Services that cannot write hosts: the first step of the seed fails. */
const failing: Services = {
  ...t.services,
  db: db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"domains"')) throw new Error('the disk is full');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }),
};

test('a seed that fails is reported, the start goes on, and the next start continues it', async () => {
  const sentences: string[] = [];
  const errors: unknown[] = [];
  const accounts = await prepareDemo(
    failing,
    (sentence) => sentences.push(sentence),
    (error) => errors.push(error),
  );
  assert.deepEqual(accounts, []);
  assert.match(String(errors[0]), /the disk is full/);
  assert.match(sentences.at(-1)!, /incomplete/);
  const seed = await findSeed(db, SEED);
  assert.deepEqual([seed?.name, seed?.completed_at], [SEED, null]);
});

test('a database with members that no seed has begun is never seeded, nor one whose seed is complete', async () => {
  await db.deleteFrom('seeds').execute();
  await t.makeUser();
  assert.equal(await seedDemo(t.services), false);
  await beginSeed(db, SEED, clock.now());
  await completeSeed(db, SEED, clock.now());
  await t.set('demonstration', false);
  assert.equal(await seedDemo(t.services), false);
  assert.equal((await db.selectFrom('users').select('id').execute()).length, 1);
});
