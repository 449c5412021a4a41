import { double } from '@rendezvous/testing/double';
import { FIRST_POLL_MS, POLL_MS, startPolling } from './polling.ts';
import type { Session } from './session.ts';

/** A session that notes when what was read. */
function readings() {
  const read: string[][] = [];
  const session = double<Session>({ refresh: async (...what: string[]) => Boolean(read.push(what)) });
  return { session, read };
}

let online = true;
beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => jest.useRealTimers());

test('[4.016] [9.004] the first reading comes after 5 s, the others every 60 s', async () => {
  const { session, read } = readings();
  const polling = startPolling(session, { firstAfterMs: FIRST_POLL_MS, slow: () => false });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(read).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toEqual([['user', 'chats', 'likes']]);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(read).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1 + 4 * 60_000);
  expect(read).toHaveLength(6);
  polling.stop();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(read).toHaveLength(6);
});

test('[9.004] where readings may be rare they come every 300 s', async () => {
  const { session, read } = readings();
  const polling = startPolling(session, { firstAfterMs: FIRST_POLL_MS, slow: () => true });
  await jest.advanceTimersByTimeAsync(5_000 + 300_000 - 1);
  expect(read).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveLength(2);
  polling.stop();
});

test('an overdue read starts at once when the tab becomes visible', async () => {
  const { session, read } = readings();
  let slow = true;
  const polling = startPolling(session, { firstAfterMs: 0, slow: () => slow });
  await jest.advanceTimersByTimeAsync(100_000);
  expect(read).toHaveLength(1);
  slow = false;
  polling.reconsider();
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toHaveLength(2);
  polling.stop();
});

test('offline no request is sent; online again, missed data is read', async () => {
  const { session, read } = readings();
  const polling = startPolling(session, { firstAfterMs: FIRST_POLL_MS, slow: () => false });
  online = false;
  await jest.advanceTimersByTimeAsync(10 * POLL_MS);
  expect(read).toEqual([]);
  online = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toHaveLength(1);
  polling.stop();
});
