import { LOG_OUT, READ_USER, END_SESSION } from '@rendezvous/contract/resources/accounts/calls';
import { LIKE } from '@rendezvous/contract/resources/likes/calls';
import { READ_MEMBER, SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { UNSUBSCRIBE_PUSH } from '@rendezvous/contract/resources/push/calls';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { createClient } from './client.ts';

interface Sent {
  method: string;
  path: string;
  body: string | undefined;
}

function clientOf(answer: () => Response) {
  const sent: Sent[] = [];
  const fetchDouble: typeof fetch = async (path, init) => {
    sent.push({ method: init!.method!, path: String(path), body: init!.body as string | undefined });
    return answer();
  };
  const client = createClient({
    fetch: fetchDouble,
    sleep: async () => {},
    random: () => 0.5,
    now: () => 0,
    online: () => true,
  });
  return { client, sent };
}

const json = (body: unknown) => () => new Response(JSON.stringify(body));
const nothing = () => new Response(null, { status: 204 });

test('a write sends its input as the body to the address of its endpoint', async () => {
  const { client, sent } = clientOf(json({ liked: true, match: false, likes_remaining: 3, reset_at: '' }));
  const { liked, likes_remaining: left } = await client.call(LIKE, { member: 'm1' });
  expect([liked, left]).toEqual([true, 3]);
  expect(sent).toEqual([{ method: 'POST', path: '/api/like.php', body: '{"member":"m1"}' }]);
});

test('a reading sends its input as the query, without what is null or empty', async () => {
  const { client, sent } = clientOf(json({ items: [] }));
  const answer: MembersResponse = await client.call(SEARCH_MEMBERS, {
    gender: 'female',
    country: null,
    cursor: '',
    min_age: 18,
  });
  expect(answer.items).toEqual([]);
  expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/members.php?gender=female&min_age=18' });
});

test('a fixed query stays part of the address', async () => {
  const { client, sent } = clientOf(nothing);
  await client.call(UNSUBSCRIBE_PUSH, { endpoint: 'https://push.example/1' });
  expect(sent[0]!.path).toBe('/api/user.php?push=1');
});

test('a write may carry a query besides its body', async () => {
  const { client, sent } = clientOf(nothing);
  expect(await client.call(END_SESSION, null, { query: { id: 's1' } })).toBeUndefined();
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/sessions.php?id=s1' });
});

test('the compiler refuses a wrong input and a wrong use of the answer', async () => {
  const { client } = clientOf(json({ user: null }));
  // @ts-expect-error a like names a member
  const missing = () => client.call(LIKE);
  // @ts-expect-error a member is named by an id
  const unlisted = () => client.call(LIKE, { member: 'm1', note: 'hi' });
  // @ts-expect-error the id is required
  const empty = () => client.call(READ_MEMBER, {});
  // @ts-expect-error a log-out has no body
  const text = () => client.call(LOG_OUT, 'now');
  expect([missing, unlisted, empty, text]).toHaveLength(4);
  const { user } = await client.call(READ_USER);
  // @ts-expect-error the viewer may be a visitor
  expect(() => user.id).toThrow(TypeError);
});
