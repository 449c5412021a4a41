import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { newId } from '#src/lib/ids.ts';
import { followEvents } from '#src/modules/events/bus.ts';
import { createLocalBus } from '#src/modules/events/local-bus.ts';
import { createRedisBus } from '#src/modules/events/redis-bus.ts';
import type { Live, StoredEvent } from '#src/ports/live.ts';

const url = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

function reachable(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 6379, timeout: 500 });
    const answer = (value: boolean) => () => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false));
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
const numbers = (events: readonly StoredEvent[]) => events.map((event) => (event.data as { new_likes: number }).new_likes);
const like = (bus: Live, to: string, count: number) => bus.publish(to, 'like', { member: 'someone', new_likes: count });

/** What every live bus promises; `other` is the same bus seen from another process. */
async function keepsItsPromises(bus: Live, other: Live): Promise<void> {
  const member = newId();
  const heard: StoredEvent[] = [];
  const stop = await followEvents(other, member, null, (event) => heard.push(event));
  for (const count of [1, 2, 3]) await like(bus, member, count);
  await like(bus, newId(), 99);
  await settled();
  assert.deepEqual(numbers(heard), [1, 2, 3]);
  stop();
  await like(bus, member, 4);
  const resumed: StoredEvent[] = [];
  const stopAgain = await followEvents(other, member, heard[1]!.id, (event) => resumed.push(event));
  await like(bus, member, 5);
  await settled();
  assert.deepEqual(numbers(resumed), [3, 4, 5]);
  stopAgain();
}

test('events of one process arrive in order, only to their member, and can be resumed', async () => {
  const bus = createLocalBus();
  await keepsItsPromises(bus, bus);
  await bus.close();
});

test('ids of an earlier process never seem newer', async () => {
  const earlier = createLocalBus(() => 1_000);
  const later = createLocalBus(() => 2_000);
  const member = newId();
  const heard: StoredEvent[] = [];
  await followEvents(earlier, member, null, (event) => heard.push(event));
  for (let index = 0; index < 50; index += 1) await like(earlier, member, index);
  const fresh: StoredEvent[] = [];
  await followEvents(later, member, heard.at(-1)!.id, (event) => fresh.push(event));
  await like(later, member, 1);
  assert.deepEqual(numbers(fresh), [1]);
  await Promise.all([earlier.close(), later.close()]);
});

test('over Redis, events reach the connections of every process', { skip: (await reachable(url)) ? false : `no Redis at ${url}` }, async () => {
  const fail = (error: Error) => assert.fail(error);
  const [one, two] = [createRedisBus(url, fail), createRedisBus(url, fail)];
  await settled();
  await keepsItsPromises(one, two);
  await Promise.all([one.close(), two.close()]);
});

test('a Redis that is away costs the events, never the write: publishing goes on, listening is refused in time', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', () => {});
  await like(bus, 'anna', 1);
  await assert.rejects(bus.subscribe('anna', () => {}));
  await bus.close();
});
