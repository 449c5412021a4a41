import { CHANGE_USER, LOG_OUT } from '@rendezvous/contract/resources/accounts/calls';
import { UNBLOCK } from '@rendezvous/contract/resources/blocks/calls';
import { LIKE } from '@rendezvous/contract/resources/likes/calls';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { createClient, type ApiClient, type Surroundings } from './client.ts';

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

let online = true;
afterEach(() => (online = true));

/** A server that gives the listed answers in turn, the last one for ever; `'down'` is no answer at all. */
function clientOf(...answers: (Response | 'down')[]): { client: ApiClient; sent: Sent[]; slept: number[] } {
  const sent: Sent[] = [];
  const slept: number[] = [];
  const surroundings: Surroundings = {
    fetch: async (path, init) => {
      sent.push({
        path: String(path),
        method: init!.method!,
        headers: init!.headers as Record<string, string>,
        body: init!.body as string | undefined,
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1]!;
      if (answer === 'down') throw new TypeError('network');
      return answer.clone();
    },
    sleep: async (ms) => void slept.push(ms),
    random: () => 0.5,
    now: () => Date.parse('2026-01-01T00:00:00Z'),
    online: () => online,
  };
  return { client: createClient(surroundings), sent, slept };
}

const ok = (body: unknown): Response => new Response(JSON.stringify(body));
const refusal = (
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: '', status, code, ...more }), {
    status,
    headers,
  });

const portal = (): Response =>
  new Response('<!doctype html><title>Log in to the Wi-Fi</title>', {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
  });

test('the page of a captive portal is no answer: a read is tried again, a write is unavailable', async () => {
  const reading = clientOf(portal(), portal(), ok({ id: 1 }));
  expect(await reading.client.read('/api/user.php')).toEqual({ id: 1 });
  expect(reading.sent).toHaveLength(3);
  const writing = clientOf(portal());
  await expect(writing.client.call(LIKE, { member: 'm1' })).rejects.toMatchObject({
    status: 0,
    code: 'unavailable',
  });
  const keyed = clientOf(portal(), ok({}));
  await keyed.client.call(LIKE, { member: 'm1' }, { idempotencyKey: 'k1' });
  expect(keyed.sent).toHaveLength(2);
});

test('without a network a read is refused at once, and a write with a key is tried again', async () => {
  online = false;
  const reading = clientOf('down');
  await expect(reading.client.read('/api/user.php')).rejects.toMatchObject({ status: 0 });
  expect(reading.sent).toHaveLength(1);
  const keyed = clientOf('down', ok({}));
  await keyed.client.call(LIKE, { member: 'm1' }, { idempotencyKey: 'k1' });
  expect(keyed.sent).toHaveLength(2);
});

test('every call says that a script of ours sends it', async () => {
  const { client, sent } = clientOf(ok({}));
  await client.read('/api/user.php');
  await client.call(LIKE, { member: 'm1' });
  expect(sent.map(({ headers }) => headers['X-Client'])).toEqual(['web/2', 'web/2']);
  expect(sent[1]).toMatchObject({
    method: 'POST',
    body: '{"member":"m1"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('a query is part of the address, without empty values and in a fixed order', async () => {
  const { client, sent } = clientOf(ok({}));
  await client.call(SEARCH_MEMBERS, {
    gender: 'female',
    country: 'NL',
    cursor: undefined,
    countryregion: '',
  });
  expect(sent[0]!.path).toBe('/api/members.php?country=NL&gender=female');
});

test('an answer without body is undefined', async () => {
  const { client } = clientOf(new Response(null, { status: 204 }));
  expect(await client.call(UNBLOCK, { member: 'm1' })).toBeUndefined();
});

test('a refusal carries status, code and fields', async () => {
  const { client } = clientOf(
    refusal(422, 'validation_failed', { errors: [{ field: 'email', code: 'email_invalid' }] }),
  );
  await expect(client.call(CHANGE_USER, { email: 'bo' })).rejects.toMatchObject({
    status: 422,
    code: 'validation_failed',
    fields: [{ field: 'email', code: 'email_invalid' }],
  });
});

test('[7.016] [9.010] a read is tried again five times, each time after a longer wait', async () => {
  const { client, sent, slept } = clientOf('down');
  await expect(client.read('/api/chats.php')).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  expect(sent).toHaveLength(6);
  expect(slept).toEqual([225, 450, 900, 1800, 3600]);
});

test('a read that succeeds after a failure answers without an error', async () => {
  const { client, sent } = clientOf(refusal(503, 'unavailable'), ok({ chats: [] }));
  expect(await client.read('/api/chats.php')).toEqual({ chats: [] });
  expect(sent).toHaveLength(2);
});

test('a write is not repeated, unless a key makes that safe', async () => {
  const plain = clientOf('down');
  await expect(plain.client.call(CHANGE_USER, {})).rejects.toMatchObject({ status: 0 });
  expect(plain.sent).toHaveLength(1);

  const keyed = clientOf('down', ok({ id: 'p1' }));
  expect(await keyed.client.call(CHANGE_USER, {}, { idempotencyKey: 'k1' })).toEqual({ id: 'p1' });
  expect(keyed.sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1']);
});

test('what the server refuses for good is not asked again', async () => {
  for (const answer of [
    refusal(404, 'not_found'),
    refusal(429, 'likes_exhausted'),
    refusal(402, 'not_enough_credits'),
  ]) {
    const { client, sent } = clientOf(answer);
    await expect(client.read('/api/x.php')).rejects.toMatchObject({ status: answer.status });
    expect(sent).toHaveLength(1);
  }
});

test('Retry-After is honoured, in seconds and as a date; a long one rejects instead', async () => {
  const seconds = clientOf(refusal(429, 'rate_limited', {}, { 'Retry-After': '3' }), ok({}));
  await seconds.client.read('/api/x.php');
  expect(seconds.slept).toEqual([3000]);

  const date = clientOf(
    refusal(503, 'unavailable', {}, { 'Retry-After': 'Thu, 01 Jan 2026 00:00:07 GMT' }),
    ok({}),
  );
  await date.client.read('/api/x.php');
  expect(date.slept).toEqual([7000]);

  const long = clientOf(refusal(429, 'rate_limited', {}, { 'Retry-After': '900' }));
  await expect(long.client.read('/api/x.php')).rejects.toMatchObject({ status: 429 });
  expect(long.sent).toHaveLength(1);
});

test('[8.018] an ended session is announced, except by the call that reads the user', async () => {
  const { client } = clientOf(refusal(403, 'authentication_required', { authentication_required: true }));
  const listener = jest.fn();
  const stop = client.onAuthenticationRequired(listener);
  await expect(client.read('/api/user.php')).rejects.toBeDefined();
  expect(listener).not.toHaveBeenCalled();
  await expect(client.read('/api/chats.php')).rejects.toBeDefined();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledWith(Date.parse('2026-01-01T00:00:00Z'));
  await expect(client.call(CHANGE_USER, {})).rejects.toBeDefined();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await expect(client.read('/api/chats.php')).rejects.toBeDefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a call that is cancelled ends at once', async () => {
  const { client, sent } = clientOf('down');
  const control = new AbortController();
  control.abort(new Error('left'));
  await expect(client.read('/api/x.php', { signal: control.signal })).rejects.toThrow('left');
  expect(sent).toHaveLength(0);
});

test('running and new reads end while reads are paused, writes go on, and afterwards all is as before', async () => {
  const signals: AbortSignal[] = [];
  const send = (_path: unknown, { method, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signals.push(signal!);
      if (method === 'POST' || signals.length > 2) return resolve(ok({}));
      signal!.addEventListener('abort', () => reject(signal!.reason as Error));
    });
  const client = createClient({
    fetch: send as typeof fetch,
    sleep: async () => undefined,
    random: () => 0.5,
    now: () => 0,
    online: () => true,
  });
  const underWay = client.read('/api/chats.php');
  const resume = client.pauseReads();
  await expect(underWay).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  expect(signals[0]!.aborted).toBe(true);
  await expect(client.read('/api/likes.php')).rejects.toMatchObject({ status: 0 });
  expect(signals).toHaveLength(1);
  await client.call(LOG_OUT);
  resume();
  await expect(client.read('/api/members.php')).resolves.toEqual({});
});

test('a request that hangs is aborted after twenty seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { client } = clientOf(ok({}));
  await client.read('/settings.php');
  expect(limit.mock.calls).toEqual([[20_000]]);
  limit.mockRestore();
});
