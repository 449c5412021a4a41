import { double } from '@rendezvous/testing/double';
import { subscribeAgain } from './resubscribe.ts';
import type { WorkerScope } from './scope.ts';

/** A worker with one open page; the server answers with `status`. */
function scopeOf(status: number) {
  const at = { sent: [] as unknown[], posted: [] as unknown[], ended: false };
  const made = {
    toJSON: () => ({ endpoint: 'https://push.example/2' }),
    unsubscribe: async () => (at.ended = true),
  };
  const scope = double<WorkerScope>({
    registration: { pushManager: { subscribe: async (options: unknown) => (at.sent.push(options), made) } },
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => at.posted.push(message) }] },
  });
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    at.sent.push([path, JSON.parse(body as string)]);
    return new Response(null, { status });
  }) as typeof fetch;
  return { scope, at };
}

const key = new ArrayBuffer(65);
const former = double<PushSubscription>({ options: { applicationServerKey: key } });

test('a subscription that ran out is created again with the same key, sent to the account, and pages are notified', async () => {
  const { scope, at } = scopeOf(204);
  await subscribeAgain(scope, { oldSubscription: former });
  expect(at.sent).toEqual([
    { userVisibleOnly: true, applicationServerKey: key },
    ['/api/user.php?push=1', { subscription: { endpoint: 'https://push.example/2' } }],
  ]);
  expect(at.posted).toEqual([{ type: 'resubscribed' }]);
  expect(at.ended).toBe(false);
});

test('after a log-out the new subscription ends at once', async () => {
  const { scope, at } = scopeOf(403);
  await subscribeAgain(scope, { oldSubscription: former });
  expect(at.ended).toBe(true);
  expect(at.posted).toEqual([]);
});
