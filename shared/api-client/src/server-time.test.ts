import { createClient, serverNow } from './client.ts';

const DAY = 86_400_000;
/** Asks a server whose clock says this. */
const ask = (date: string) =>
  createClient({
    fetch: async () => Response.json({}, { headers: { Date: date } }),
    sleep: async () => undefined,
    random: () => 0,
    now: Date.now,
    online: () => true,
  }).read('/api/settings.php');

test('the server’s time is the device’s until an answer carries one; an older answer does not set it back', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T10:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  expect(serverNow()).toBe(Date.now());
  await ask('not a date');
  expect(serverNow()).toBe(Date.now());
  await ask('Wed, 18 Nov 2026 10:00:00 GMT');
  expect(serverNow()).toBe(Date.now() - 2 * DAY);
  await ask('Tue, 17 Nov 2026 10:00:00 GMT');
  jest.advanceTimersByTime(1500);
  expect(serverNow()).toBe(Date.parse('2026-11-18T10:00:01.500Z'));
  jest.setSystemTime(Date.parse('2030-01-01T00:00:00Z'));
  expect(serverNow()).toBe(Date.parse('2026-11-18T10:00:01.500Z'));
  jest.useRealTimers();
});
