import { ApiError, type ApiClient } from '@rendezvous/api-client/client';
import { double } from '@rendezvous/testing/double';
import { endOnServer, forgetLogOut, isLogOutUnsent } from './log-out.ts';

/** An API whose log-out ends as given. */
const apiOf = (call: () => Promise<void>) => double<ApiClient>({ call });
const refusal = (status: number) =>
  new ApiError(status, { type: '', title: '', status, code: 'unavailable' });

beforeEach(forgetLogOut);

test.each([
  ['no answer', () => Promise.reject(new Error('offline')), true],
  ['a failure of the server', () => Promise.reject(refusal(503)), true],
  ['a request that never reached it', () => Promise.reject(refusal(0)), true],
  ['no session any more', () => Promise.reject(refusal(403)), false],
  ['an answer', () => Promise.resolve(), false],
] as const)('after %s, a log-out is still to be sent: %s', async (_what, call, isUnsent) => {
  await endOnServer(apiOf(call));
  expect(isLogOutUnsent()).toBe(isUnsent);
});

test('a server that does not answer delays the log-out by three seconds, and is called again', async () => {
  jest.useFakeTimers();
  let isOver = false;
  const ended = endOnServer(apiOf(() => new Promise(() => undefined))).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await ended;
  expect(isLogOutUnsent()).toBe(true);
  jest.useRealTimers();
});
