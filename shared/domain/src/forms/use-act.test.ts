import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@rendezvous/api-client/client';
import { useAct, type ActRules } from './use-act.ts';

const refusal = (status: number) =>
  new ApiError(status, { type: '', title: '', status, code: 'not_enough_credits' });

/** A server that answers on demand, and records the keys of its calls. */
function slowServer() {
  const keys: string[] = [];
  const waiting: { resolve(answer: string): void; reject(error: unknown): void }[] = [];
  const send = (_input: string, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return { keys, send, next: () => waiting.shift()! };
}

function hook(rules: ActRules<string> = {}) {
  const server = slowServer();
  const { result } = renderHook(() => useAct(server.send, rules));
  /** Runs the act and makes the server answer. */
  const run = (input: string, answer: string | Error) =>
    act(async () => {
      const done = result.current.run(input);
      const call = server.next();
      if (typeof answer === 'string') call.resolve(answer);
      else call.reject(answer);
      await done;
    });
  return { server, result, run };
}

test('an act is busy until it is answered, and a second one is not sent before that', async () => {
  const { server, result } = hook();
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = result.current.run('a')));
  expect(result.current.busy).toBe(true);
  await act(async () => expect(await result.current.run('b')).toBeUndefined());
  expect(server.keys).toHaveLength(1);
  await act(async () => {
    server.next().resolve('done');
    await first;
  });
  expect(result.current.busy).toBe(false);
});

test('a refusal stays until the next try', async () => {
  const { result, run } = hook();
  await run('a', refusal(402));
  expect(result.current.refused?.code).toBe('not_enough_credits');
  await run('a', 'done');
  expect(result.current.refused).toBeNull();
});

test.each([
  ['without an answer', 0],
  ['broken', 500],
  ['asked to wait', 429],
])(
  'the same input after a try %s goes under the same key, and a new input under a new one',
  async (_what, status) => {
    const { server, run } = hook();
    await run('a', refusal(status));
    await run('a', refusal(status));
    await run('b', refusal(status));
    expect(server.keys[1]).toBe(server.keys[0]);
    expect(server.keys[2]).not.toBe(server.keys[0]);
  },
);

test.each([
  ['an answer', 'done'],
  ['a refusal', refusal(402)],
])('the same input after %s is another act, under a new key', async (_what, answer) => {
  const { server, run } = hook();
  await run('a', answer);
  await run('a', 'done');
  expect(server.keys[1]).not.toBe(server.keys[0]);
});

test('an act that leaves the page stays busy, until the browser shows the page again', async () => {
  const { result, run } = hook({ leaves: true });
  await run('a', 'done');
  expect(result.current.busy).toBe(true);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.busy).toBe(false);
});

test('a refused act that would have left the page can be tried again', async () => {
  const { result, run } = hook({ leaves: true });
  await run('a', refusal(402));
  expect(result.current.busy).toBe(false);
});

test('a failure that is no refusal is thrown, and the act is free again', async () => {
  const { server, result } = hook();
  await act(async () => {
    const run = result.current.run('a');
    server.next().reject(new TypeError('a defect'));
    await expect(run).rejects.toThrow('a defect');
  });
  expect(result.current.busy).toBe(false);
});
