import type { ApiClient } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import type { Call } from '@rendezvous/contract/kernel/call';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { double } from '@rendezvous/testing/double';
import { pushSubscribed } from '#src/kernel/push/push-state.ts';
import { createSession } from './session.ts';
import { startUpkeep } from './upkeep.ts';

const anna = { id: 'u1', name: 'Anna', credits: 8, counters: { unread: 0, new_likes: 0 } } as User;

/** A stream that never sends anything. */
class SilentStream {
  addEventListener(): void {}
  close(): void {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { EventSource: SilentStream });
});
afterEach(() => {
  pushSubscribed.set(false);
  jest.useRealTimers();
});

test('[4.016] [9.004] while push is subscribed the server is read every 300 s, else every 60 s, also in a hidden tab without events', async () => {
  const asked: string[] = [];
  const api = double<ApiClient>({
    call: async ({ path }: Call) => {
      asked.push(path);
      return path === '/api/user.php' ? { user: anna } : {};
    },
    pauseReads: () => () => undefined,
  });
  const hub = createBus();
  const stop = startUpkeep({
    hub,
    session: createSession(hub, api, anna),
    api,
    theme: 'device',
    setLocale: () => undefined,
    showMatch: () => undefined,
  });
  /** Calls of so many seconds. */
  const pass = async (seconds: number) => {
    asked.length = 0;
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    return asked.filter((path) => /(user|chats|likes)\.php$/.test(path)).sort();
  };
  const once = ['/api/chats.php', '/api/likes.php', '/api/user.php'];
  expect(await pass(5)).toEqual(once);
  expect(await pass(60)).toEqual(once);
  pushSubscribed.set(true);
  expect(await pass(299)).toEqual([]);
  expect(await pass(1)).toEqual(once);
  pushSubscribed.set(false);
  expect(await pass(60)).toEqual(once);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await pass(60)).toEqual(once);
  expect(await pass(60)).toEqual(once);
  jest.restoreAllMocks();
  stop();
});

test('a log-out that the server has not received is sent again once there is a network', async () => {
  const asked: string[] = [];
  let isAway = true;
  const api = double<ApiClient>({
    call: async ({ path }: Call) => {
      asked.push(path);
      if (isAway) throw new Error('offline');
      return {};
    },
    pauseReads: () => () => undefined,
  });
  const hub = createBus();
  const session = createSession(hub, api, anna);
  const stop = startUpkeep({
    hub,
    session,
    api,
    theme: 'device',
    setLocale: () => undefined,
    showMatch: () => undefined,
  });
  const countPublished = async () => {
    asked.length = 0;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(100);
    return asked.filter((path) => path === '/api/logout.php').length;
  };
  await session.logOut();
  expect(session.user()).toBeNull();
  expect(await countPublished()).toBe(1);
  isAway = false;
  expect(await countPublished()).toBe(1);
  expect(await countPublished()).toBe(0);
  stop();
});
