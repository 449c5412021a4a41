import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';
import { newId } from '#src/platform/lib/ids.ts';
import { followEvents } from '#src/conversation/events/bus.ts';
import { createLocalBus } from '#src/conversation/events/local-bus.ts';
import { createRedisBus } from '#src/conversation/events/redis-bus.ts';
import type { Live, StoredEvent } from '#src/platform/ports/live.ts';
import { until } from '../support/until.ts';
import { REDIS_URL as url, redisAnswers } from '../support/databases/redis.ts';

const numbers = (events: readonly StoredEvent[]) =>
  events.map((event) => (event.data as { new_likes: number }).new_likes);
const like = (bus: Live, to: string, count: number) =>
  bus.publish(to, 'like', { member: 'someone', new_likes: count });

/** What every live bus promises; `other` is the same bus seen from another process. */
async function expectLiveBus(bus: Live, other: Live): Promise<void> {
  const member = newId();
  const received: StoredEvent[] = [];
  const stop = await followEvents(other, member, null, (event) => received.push(event));
  await like(bus, newId(), 99);
  for (const count of [1, 2, 3]) await like(bus, member, count);
  await until(() => numbers(received).includes(3));
  assert.deepEqual(numbers(received), [1, 2, 3]);
  stop();
  await like(bus, member, 4);
  const resumed: StoredEvent[] = [];
  const stopAgain = await followEvents(other, member, received[1]!.id, (event) => resumed.push(event));
  await like(bus, member, 5);
  await until(() => numbers(resumed).includes(5));
  assert.deepEqual(numbers(resumed), [3, 4, 5]);
  stopAgain();
}

test('events of one process arrive in order, only to their member, and can be resumed', async () => {
  const bus = createLocalBus();
  await expectLiveBus(bus, bus);
  await bus.close();
});

test('ids of an earlier process never seem newer', async () => {
  const earlier = createLocalBus(() => 1_000);
  const later = createLocalBus(() => 2_000);
  const member = newId();
  const received: StoredEvent[] = [];
  await followEvents(earlier, member, null, (event) => received.push(event));
  for (let index = 0; index < 50; index += 1) await like(earlier, member, index);
  const fresh: StoredEvent[] = [];
  await followEvents(later, member, received.at(-1)!.id, (event) => fresh.push(event));
  await like(later, member, 1);
  assert.deepEqual(numbers(fresh), [1]);
  await Promise.all([earlier.close(), later.close()]);
});

const skip = (await redisAnswers()) ? false : `no Redis at ${url}`;

/** Another process with a stream of this member; the test leaves none behind. */
async function listening(t: TestContext, member: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'listening-process.ts'), [url, member]);
  t.after(() => child.kill('SIGKILL'));
  assert.deepEqual((await once(child, 'message'))[0], 'listening');
  return child;
}

/** How many connections listen for this member, asked of the Redis itself. */
async function listeners(t: TestContext, member: string): Promise<number> {
  const redis = new Redis(url);
  t.after(() => redis.disconnect());
  const [, count] = await redis.pubsub('NUMSUB', `live:{${member}}`);
  return Number(count);
}

/** A bus that has reached its Redis, however busy the machine is. */
async function connectedBus(t: TestContext): Promise<Live> {
  const bus = createRedisBus(url, () => {});
  t.after(() => bus.close());
  const probe = newId();
  const stop = await bus.subscribe(probe, () => {});
  await until(() => bus.isConnected(probe));
  stop();
  return bus;
}

test(
  'over Redis, a member is connected while any process has a stream of theirs, also when one of two dies',
  { skip },
  async (t) => {
    const bus = await connectedBus(t);
    const member = newId();
    assert.equal(await bus.isConnected(member), false);
    const [one, two] = await Promise.all([listening(t, member), listening(t, member)]);
    assert.equal(await bus.isConnected(member), true);
    assert.equal(await bus.isConnected(newId()), false);
    const received = Promise.all([once(one, 'message'), once(two, 'message')]);
    await like(bus, member, 1);
    assert.deepEqual(
      (await received).map(([message]) => message as unknown),
      [{ received: 'like' }, { received: 'like' }],
    );
    one.kill('SIGKILL');
    await once(one, 'exit');
    await until(async () => (await listeners(t, member)) === 1);
    assert.equal(await bus.isConnected(member), true);
    two.kill('SIGKILL');
    await until(async () => !(await bus.isConnected(member)));
  },
);

test(
  'over Redis, a member whose last stream is closed is connected no more, while the process lives on',
  { skip },
  async (t) => {
    const bus = await connectedBus(t);
    const member = newId();
    const child = await listening(t, member);
    const stop = await bus.subscribe(member, () => {});
    stop();
    assert.equal(await bus.isConnected(member), true);
    child.send('stop');
    await once(child, 'message');
    await until(async () => !(await bus.isConnected(member)));
  },
);

test('over Redis, events reach the connections of every process', { skip }, async (t) => {
  await expectLiveBus(await connectedBus(t), await connectedBus(t));
});

test('without Redis events are lost but writes succeed, and listening is refused in time', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', () => {});
  await like(bus, 'anna', 1);
  await assert.rejects(bus.subscribe('anna', () => {}));
  assert.equal(await bus.isConnected('anna'), false);
  await bus.close();
});

test('what comes while a stream catches up is received, after what was missed and once', async () => {
  const bus = createLocalBus();
  const member = newId();
  const ids: string[] = [];
  const note = await bus.subscribe(member, ({ id }) => ids.push(id));
  for (const count of [1, 2]) await like(bus, member, count);
  note();
  const slow: Live = {
    ...bus,
    since: async (userId, id) => {
      const missed = await bus.since(userId, id);
      await like(bus, member, 3);
      return missed;
    },
  };
  const received: StoredEvent[] = [];
  const stop = await followEvents(slow, member, ids[0]!, (event) => received.push(event));
  assert.deepEqual(numbers(received), [2, 3]);
  stop();
  await bus.close();
});
