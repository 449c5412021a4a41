import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { createClock } from '#src/platform/lib/clock.ts';
import { createJobs } from '#src/platform/ports/job-queue.ts';
import { LETTERS, type Kind } from '#src/platform/ports/jobs.ts';
import { freshDatabase } from '../support/databases/fresh-database.ts';
import { until } from '../support/until.ts';

const clock = createClock();
const database = await freshDatabase();
after(() => database.close());
const { db } = database;

/** A queue of one kind as a process starts it, and what its jobs carried in the order they ran. */
async function queueOf(
  name: string,
  kind?: Kind,
  lookSeconds?: number,
  onError: (error: Error) => void = (error) => {
    throw error;
  },
) {
  const jobs = createJobs(database, clock, onError, lookSeconds);
  const ran: string[] = [];
  const faults = { left: 0 };
  jobs.handle<{ what: string }>(
    name,
    async ({ what }) => {
      if (faults.left > 0) {
        faults.left -= 1;
        throw new Error('not yet');
      }
      ran.push(what);
    },
    kind,
  );
  await jobs.prepare();
  after(() => jobs.stop());
  return { jobs, ran, faults, send: (what: string, key?: string) => jobs.send(db, name, { what }, { key }) };
}

test('of jobs with one key a single one waits; another key and a key that has had its turn are new', async () => {
  const { jobs, ran, send } = await queueOf('test.keyed', { keyed: true });
  await Promise.all([send('a', 'anna'), send('a', 'anna'), send('b', 'bo')]);
  await send('a', 'anna');
  await jobs.drain();
  assert.deepEqual(ran.toSorted(), ['a', 'b']);
  await send('a', 'anna');
  await jobs.drain();
  assert.deepEqual(ran.toSorted(), ['a', 'a', 'b']);
});

test('a job that failed and waits for its next try does not block a new one', async () => {
  const { jobs, ran, faults, send } = await queueOf('test.failing', { keyed: true });
  faults.left = 1;
  await send('first', 'anna');
  await assert.rejects(jobs.drain(), /not yet/);
  await send('second', 'anna');
  await jobs.drain();
  assert.deepEqual(ran, ['second']);
  await jobs.advance(3600);
  await jobs.drain();
  assert.deepEqual(ran, ['second', 'first']);
});

test('keys are for keyed kinds, which never go without', async () => {
  const keyed = await queueOf('test.strict', { keyed: true });
  const plain = await queueOf('test.plain');
  await assert.rejects(keyed.send('a'), /needs a key/);
  await assert.rejects(plain.send('a', 'anna'), /has no key/);
  await Promise.all([plain.send('a'), plain.send('a')]);
  await plain.jobs.drain();
  assert.deepEqual(plain.ran, ['a', 'a']);
});

test('a queue made before its kind was keyed heeds keys from then on and loses no job', async () => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    schema: 'pgboss',
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
  });
  await boss.start();
  await boss.createQueue('test.older');
  // What the library does by itself: two jobs with one key.
  for (const what of ['old', 'old'])
    assert.ok(await boss.send('test.older', { what }, { singletonKey: 'anna' }));
  await boss.stop();
  const { jobs, ran, send } = await queueOf('test.older', { keyed: true });
  await send('new', 'anna');
  await send('new', 'anna');
  await jobs.drain();
  assert.deepEqual(ran.toSorted(), ['new', 'old', 'old']);
});

test('a kind that comes in great numbers is done in batches, and a job of a batch that failed is tried again alone', async () => {
  const { jobs, ran, faults, send } = await queueOf('test.batched', { batch: 20 });
  const names = Array.from({ length: 90 }, (_, index) => `job ${index}`);
  faults.left = 1;
  for (const name of names) await send(name);
  await jobs.work();
  // One a second would take longer than the patience of a test.
  await until(() => ran.length === names.length - 1);
  await jobs.advance(60);
  await until(() => ran.length === names.length);
  assert.deepEqual(ran.toSorted(), names.toSorted());
});

test('mails and pushes are sent five at a time, and a failed one delays no other', async () => {
  const jobs = createJobs(database, clock, (error) => {
    throw error;
  });
  after(() => jobs.stop());
  const [ran, tried, inside] = [new Set<string>(), new Set<string>(), { now: 0, most: 0 }];
  jobs.handle<{ what: string }>(
    'test.letters',
    async ({ what }) => {
      inside.now += 1;
      inside.most = Math.max(inside.most, inside.now);
      // The first five wait for each other; one after the other they would wait in vain.
      await until(() => inside.most >= LETTERS.parallel);
      inside.now -= 1;
      if (what === 'letter 3' && !tried.has(what)) {
        tried.add(what);
        throw new Error('not yet');
      }
      ran.add(what);
    },
    LETTERS,
  );
  await jobs.prepare();
  const names = Array.from({ length: 40 }, (_, index) => `letter ${index}`);
  for (const what of names) await jobs.send(db, 'test.letters', { what });
  await jobs.work();
  await until(() => ran.size === names.length - 1);
  assert.equal(inside.most, LETTERS.parallel);
  await jobs.advance(60);
  await until(() => ran.size === names.length);
});

test('a process is notified of new jobs: each runs although the process polls only once an hour', async () => {
  const { jobs, ran, send } = await queueOf('test.heard', {}, 3_600);
  const batched = await queueOf('test.heard-batch', LETTERS, 3_600);
  await Promise.all([jobs.work(), batched.jobs.work()]);
  await send('first');
  await until(() => ran.length === 1);
  // Sent at once: one notification may announce several jobs.
  await Promise.all(['second', 'third', 'fourth'].map((what) => send(what)));
  await until(() => ran.length === 4);
  await batched.send('letter');
  await until(() => batched.ran.length === 1);
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await jobs.send(tx, 'test.heard', { what: 'never' });
      throw new Error('rolled back');
    }),
  );
  await send('fifth');
  await until(() => ran.length === 5);
  assert.equal(ran.at(-1), 'fifth');
});

test('a job that was not yet due is done once the clock was moved', async () => {
  const { jobs, ran } = await queueOf('test.later', {}, 3_600);
  await jobs.work();
  const startAfter = new Date(clock.now().getTime() + 60_000);
  await jobs.send(db, 'test.later', { what: 'later' }, { startAfter });
  await jobs.send(db, 'test.later', { what: 'now' });
  await until(() => ran.length === 1);
  await jobs.advance(120);
  await until(() => ran.length === 2);
  assert.deepEqual(ran, ['now', 'later']);
});

test(
  'what was sent while a lost connection received nothing is found once it listens again',
  { skip: database.kind === 'embedded' && 'the embedded database has no connection to lose' },
  async () => {
    const { jobs, ran, send } = await queueOf('test.lost', {}, 3_600, () => {});
    await jobs.work();
    await send('before');
    await until(() => ran.length === 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(db);
    await send('meanwhile');
    await until(() => ran.length === 2);
    await send('after');
    await until(() => ran.length === 3);
  },
);

test('queued jobs run until the queue is empty, by a drain and by a worker', async () => {
  const jobs = createJobs(database, clock, () => {});
  const looks = { left: 3, failed: false };
  jobs.collect(
    async () => {
      if (!looks.failed) {
        looks.failed = true;
        throw new Error('away');
      }
      if (looks.left === 0) return 0;
      looks.left -= 1;
      return 1;
    },
    { everySeconds: 0.01 },
  );
  await assert.rejects(jobs.drain(), /away/);
  assert.equal(await jobs.drain(), 3);
  Object.assign(looks, { left: 2, failed: false });
  await jobs.work();
  await until(async () => looks.left === 0);
  await jobs.stop();
});
