import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { apiOf, browserOf } from '#src/test/push.ts';
import { createPushClient, mayOfferPush } from './push.ts';

const KEY = 'BAAB';
const anna = { id: 'u1', name: 'Anna' } as User;
const bea = { id: 'u2', name: 'Bea' } as User;

const PATH = '/api/user.php?push=1';
const subscribed = (endpoint: string) => ['POST', PATH, { subscription: { endpoint } }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[3.010] push state shows support, subscription, last arrival and refusal', () => {
  const { api } = apiOf();
  const client = createPushClient(api, browserOf().browser, KEY);
  expect(client.state.get()).toEqual({
    isCapable: true,
    isSubscribed: false,
    lastMessage: null,
    denied: false,
  });
  const message = { v: 2, cause: 'like', title: 'Site', body: 'A like', url: '/likes', tag: 'like' } as const;
  client.received(message);
  expect(client.state.get().lastMessage).toEqual(message);
});

test('[4.027] a browser without push is not capable, and nothing is asked of it', async () => {
  const { browser, at } = browserOf({ capable: false });
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  expect(client.state.get()).toMatchObject({ isCapable: false, isSubscribed: false, denied: false });
  expect([at.steps, sent]).toEqual([[], []]);
});

test('[4.028] subscribing registers the worker, makes the subscription and sends it to the account', async () => {
  const { browser, at } = browserOf({ permission: 'default', answer: 'granted' });
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  expect(at.steps).toEqual([]);
  await client.subscribe();
  expect(at.steps).toEqual(['ask', 'register', 'subscribe https://push.example/1']);
  expect(sent).toEqual([subscribed('https://push.example/1')]);
  expect(client.state.get()).toMatchObject({ isSubscribed: true, denied: false });
});

test('[8.023] a refused permission sets denied, and nothing is subscribed', async () => {
  const { browser, at } = browserOf({ permission: 'default', answer: 'denied' });
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  await client.subscribe();
  expect(client.state.get()).toMatchObject({ isSubscribed: false, denied: true });
  expect([at.steps, sent]).toEqual([['ask'], []]);
});

test('closing the browser’s question without an answer is no refusal', async () => {
  const { browser } = browserOf({ permission: 'default', answer: 'default' });
  const client = createPushClient(apiOf().api, browser, KEY);
  await client.attend(anna);
  await client.subscribe();
  expect(client.state.get()).toMatchObject({ isSubscribed: false, denied: false });
});

test('[4.029] push is offered to members whose browser can, without a subscription or refusal, where the site has a key', () => {
  const state = { isCapable: true, isSubscribed: false, lastMessage: null, denied: false };
  expect(mayOfferPush(state, anna, KEY)).toBe(true);
  expect(mayOfferPush(state, null, KEY)).toBe(false);
  expect(mayOfferPush(state, anna, null)).toBe(false);
  expect(mayOfferPush({ ...state, isCapable: false }, anna, KEY)).toBe(false);
  expect(mayOfferPush({ ...state, isSubscribed: true }, anna, KEY)).toBe(false);
  expect(mayOfferPush({ ...state, denied: true }, anna, KEY)).toBe(false);
});

test('a subscription that could not be sent to the account is ended again', async () => {
  const { browser, endpoint } = browserOf({ permission: 'default', answer: 'granted' });
  const client = createPushClient(apiOf(true).api, browser, KEY);
  await client.attend(anna);
  await expect(client.subscribe()).rejects.toThrow('unavailable');
  expect(endpoint()).toBeNull();
  expect(client.state.get().isSubscribed).toBe(false);
});

test('the next page of the same tab is subscribed without a call to the server', async () => {
  const { browser } = browserOf();
  const { api, sent } = apiOf();
  const first = createPushClient(api, browser, KEY);
  await first.attend(anna);
  await first.subscribe();
  const second = createPushClient(api, browser, KEY);
  await second.attend(anna);
  expect(second.state.get().isSubscribed).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a member that turned push on earlier counts as subscribed until the worker has answered, so that push is not offered before', async () => {
  const { browser } = browserOf();
  const { api } = apiOf();
  const first = createPushClient(api, browser, KEY);
  await first.attend(anna);
  await first.subscribe();
  expect(createPushClient(api, browser, KEY).state.get().isSubscribed).toBe(true);
  expect(
    createPushClient(api, browserOf({ permission: 'default' }).browser, KEY).state.get().isSubscribed,
  ).toBe(false);
  const withoutWorker = createPushClient(api, browserOf({ fails: true }).browser, KEY);
  await withoutWorker.attend(anna);
  expect(withoutWorker.state.get().isSubscribed).toBe(false);
});

test('a log-out while the worker is still registering sends the account nothing', async () => {
  const { browser, at, endpoint } = browserOf();
  const former = apiOf();
  const earlier = createPushClient(former.api, browser, KEY);
  await earlier.attend(anna);
  await earlier.subscribe();
  await earlier.attend(null);

  const { api, sent } = apiOf();
  let ready = (): void => undefined;
  at.worker = new Promise((resolve) => (ready = resolve));
  const client = createPushClient(api, browser, KEY);
  const attending = client.attend(anna);
  await Promise.resolve();
  const leaving = client.attend(null);
  ready();
  await Promise.all([attending, leaving]);
  expect(sent).toEqual([]);
  expect(endpoint()).toBeNull();
  expect(client.state.get().isSubscribed).toBe(false);
});

test('logging out ends the subscription here, and the next log-in on this device binds it to the new account', async () => {
  const { browser, at, endpoint } = browserOf();
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  await client.subscribe();
  await client.attend(null);
  expect(at.steps).toContain('end https://push.example/1');
  expect(endpoint()).toBeNull();
  expect(client.state.get()).toMatchObject({ isSubscribed: false, lastMessage: null });
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toMatch(/u1|push\.example/);

  await client.attend(bea);
  expect(sent).toEqual([subscribed('https://push.example/1'), subscribed('https://push.example/2')]);
  expect(client.state.get().isSubscribed).toBe(true);
});

test('on a device with push off, a permission given for another reason subscribes no member', async () => {
  const { browser, at } = browserOf();
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  expect([at.steps, sent]).toEqual([[], []]);
});

test('a log-out during subscribing wins', async () => {
  const { browser, endpoint } = browserOf({ permission: 'default', answer: 'granted' });
  const client = createPushClient(apiOf().api, browser, KEY);
  await client.attend(anna);
  await Promise.all([client.subscribe(), client.attend(null)]);
  expect(endpoint()).toBeNull();
  expect(client.state.get().isSubscribed).toBe(false);
});

test('a key that the site has changed makes a new subscription', async () => {
  const { browser, at } = browserOf();
  const { api, sent } = apiOf();
  const former = createPushClient(api, browser, KEY);
  await former.attend(anna);
  await former.subscribe();
  const client = createPushClient(api, browser, 'BBBB');
  await client.attend(anna);
  expect(at.steps.slice(-2)).toEqual(['end https://push.example/1', 'subscribe https://push.example/2']);
  expect(sent.at(-1)).toEqual(subscribed('https://push.example/2'));
});

test('[4.027] withdrawing the permission in the browser sets denied and updates the account; giving it again resumes', async () => {
  const { browser, change } = browserOf();
  const { api, sent } = apiOf();
  const client = createPushClient(api, browser, KEY);
  await client.attend(anna);
  await client.subscribe();
  change('denied');
  await client.renew();
  expect(client.state.get()).toMatchObject({ isSubscribed: false, denied: true });
  expect(sent.filter(([method]) => method === 'DELETE')).toEqual([
    ['DELETE', PATH, { endpoint: 'https://push.example/1' }],
  ]);
  change('granted');
  await client.renew();
  expect(client.state.get()).toMatchObject({ isSubscribed: true, denied: false });
});
