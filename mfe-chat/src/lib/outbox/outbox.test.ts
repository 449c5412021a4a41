import { createBus, type BusHub } from '@rendezvous/bus/bus';
import { conversationOf, messageOf } from '@rendezvous/testing/chats';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { waitFor } from '@testing-library/react';
import { outbox } from './page-outbox.ts';

interface Sent {
  member: string;
  client_id: string;
  text: string;
}

let api: ApiDouble;
let hub: BusHub;
const writer = userOf({});
afterEach(() => {
  jest.restoreAllMocks();
  hub.as('shell').publish('session:changed', null);
  localStorage.clear();
});

/** Opens a page of a member on the storage of the test, as a tab that has just been opened. */
function openPage(): void {
  hub = createBus();
  hub.as('shell').publish('session:changed', writer);
  outbox.open(writer.id, hub.as('chat'), () => Promise.reject(new Error('no photo is sent here')));
}

/** Serves a site that answers each send so, after it was asked `before`. */
async function onSite(answerTo: (body: Sent, number: number) => Answer | Promise<Answer>): Promise<void> {
  let number = 0;
  api = await serveApi({ 'POST /api/chat.php': ({ body }) => answerTo(body as Sent, (number += 1)) });
  openPage();
}
const accepted = ({ client_id, text }: Sent): Answer => ({
  status: 201,
  body: {
    message: messageOf(3, { from_me: true, client_id, text }),
    conversation: conversationOf('c1'),
    credits: 4,
  },
});
const away: Answer = refusal(503, 'unavailable');
const broken: Answer = refusal(500, 'internal');
const refused: Answer = refusal(422, 'validation_failed');
const bodies = () => api.callsOf('POST /api/chat.php').map(({ body }) => body as Sent);
const write = (...texts: string[]) =>
  texts.forEach((text) =>
    outbox.send({ clientId: `id-of-${text}`, member: 'nadia', content: { kind: 'text', text } }),
  );
const states = () => outbox.all().map(({ content, state }) => `${content.text} ${state}`);
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('rv.chat.outbox.'));

test('messages go out one after the other in the order they were written, and one that got no answer stops the next', async () => {
  let isAway = true;
  await onSite((body) => (isAway ? away : accepted(body)));
  write('one', 'two', 'three');
  await waitFor(() => expect(states()).toEqual(['one waiting', 'two sending', 'three sending']));
  expect(bodies().map(({ text }) => text)).toEqual(['one']);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ text }) => text)).toEqual(['one', 'one', 'two', 'three']);
  expect(bodies()[1]!.client_id).toBe(bodies()[0]!.client_id);
  expect(storedKeys()).toEqual([]);
});

test('a refused message does not block the next, and is sent again on request only', async () => {
  await onSite((body, number) => (number === 1 ? refused : accepted(body)));
  write('one', 'two');
  await waitFor(() => expect(states()).toEqual(['one failed']));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(bodies().map(({ text }) => text)).toEqual(['one', 'two']));
  outbox.retry('id-of-one');
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ text }) => text)).toEqual(['one', 'two', 'one']);
});

test('a message that always fails on the server stops after five tries, and is sent again on request', async () => {
  let isBroken = true;
  await onSite((body) => (body.text === 'one' && isBroken ? broken : accepted(body)));
  write('one', 'two', 'three');
  for (let tries = 1; tries < 5; tries += 1) {
    await waitFor(() => expect(bodies()).toHaveLength(tries));
    await waitFor(() => expect(states()).toEqual(['one waiting', 'two sending', 'three sending']));
    window.dispatchEvent(new Event('online'));
  }
  await waitFor(() => expect(states()).toEqual(['one failed']));
  expect(bodies().map(({ text }) => text)).toEqual([...Array<string>(5).fill('one'), 'two', 'three']);
  openPage();
  expect(states()).toEqual(['one failed']);
  isBroken = false;
  outbox.retry('id-of-one');
  await waitFor(() => expect(outbox.all()).toEqual([]));
});

test('a site that is away costs a message no try, however often it is asked', async () => {
  let isAway = true;
  await onSite((body) => (isAway ? away : accepted(body)));
  write('one');
  for (let tries = 1; tries < 8; tries += 1) {
    await waitFor(() => expect(bodies()).toHaveLength(tries));
    await waitFor(() => expect(states()).toEqual(['one waiting']));
    window.dispatchEvent(new Event('online'));
  }
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outbox.all()).toEqual([]));
});

test('messages of a closed tab are sent once by the next, under their ids', async () => {
  let isAway = true;
  await onSite((body) => (isAway ? away : accepted(body)));
  write('one', 'two');
  await waitFor(() => expect(states()[0]).toBe('one waiting'));
  isAway = false;
  openPage();
  expect(outbox.all().map(({ content }) => content.text)).toEqual(['one', 'two']);
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ client_id }) => client_id)).toEqual(['id-of-one', 'id-of-one', 'id-of-two']);
  expect(storedKeys()).toEqual([]);
});

test('what a tab has left a day ago waits for its writer', async () => {
  await onSite(() => away);
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  const [key] = storedKeys();
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const message = JSON.parse(localStorage.getItem(key!)!) as object;
  localStorage.setItem(key!, JSON.stringify({ ...message, at: yesterday }));
  openPage();
  expect(states()).toEqual(['one failed']);
});

test('after a log-out no message of the member waits, and a late answer restores none', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await onSite(async () => {
    await answered;
    return away;
  });
  write('one', 'two');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(storedKeys()).toHaveLength(2);
  // The frame clears the storage first.
  localStorage.clear();
  hub.as('shell').publish('session:changed', null);
  expect(outbox.all()).toEqual([]);
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  openPage();
  expect(outbox.all()).toEqual([]);
  expect(storedKeys()).toEqual([]);
});

test('a message discarded while it waits is not sent', async () => {
  let isAway = true;
  await onSite((body) => (isAway ? away : accepted(body)));
  write('one', 'two');
  await waitFor(() => expect(states()[0]).toBe('one waiting'));
  outbox.discard('id-of-one');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ text }) => text)).toEqual(['one', 'two']);
});

test('a message refused by a rate limit waits and is sent again', async () => {
  await onSite((body, number) => (number === 1 ? refusal(429, 'rate_limited') : accepted(body)));
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ text }) => text)).toEqual(['one', 'one']);
});

test('a tab sends nothing to a member while another tab does', async () => {
  await onSite(accepted);
  let leave: () => void = () => undefined;
  void navigator.locks.request(
    `rv.outbox.${writer.id}.nadia`,
    () => new Promise<void>((resolve) => (leave = resolve)),
  );
  write('one');
  outbox.send({ clientId: 'to-amara', member: 'amara', content: { kind: 'text', text: 'hello' } });
  await waitFor(() => expect(states()).toEqual(['one sending']));
  expect(bodies().map(({ member }) => member)).toEqual(['amara']);
  leave();
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ member }) => member)).toEqual(['amara', 'nadia']);
});

test('when another member follows without a log-out nothing of the former is shown, left in memory or sent', async () => {
  await onSite(() => away);
  write('one');
  await waitFor(() => expect(states()).toEqual(['one waiting']));
  hub.as('shell').publish('session:changed', userOf({ id: 'another' }));
  expect([outbox.all(), outbox.writer()]).toEqual([[], '']);
  window.dispatchEvent(new Event('online'));
  expect(bodies()).toHaveLength(1);
});

test('the answer to a message of the former member does not reach the next one', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await onSite(async (body) => {
    await answered;
    return accepted(body);
  });
  write('one');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  const next = userOf({ id: 'another' });
  hub.as('shell').publish('session:changed', next);
  outbox.open(next.id, hub.as('chat'), () => Promise.reject(new Error('no photo is sent here')));
  const listener = jest.fn();
  outbox.watch('nadia', { onSent: listener, onRefused: listener });
  hub.as('shell').subscribe('message:sent', listener);
  answer();
  // The lock of the former member is free once the answer has been dealt with.
  await navigator.locks.request(`rv.outbox.${writer.id}.nadia`, async () => undefined);
  expect(listener).not.toHaveBeenCalled();
});

/** Another tab writes into the storage, or removes what was there. */
function inAnotherTab(clientId: string, message: object | null): void {
  const key = `rv.chat.outbox.${writer.id}.${clientId}`;
  const newValue = message && JSON.stringify(message);
  if (newValue) localStorage.setItem(key, newValue);
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}
const written = {
  clientId: 'theirs',
  member: 'nadia',
  content: { kind: 'text', text: 'theirs' },
  at: new Date().toISOString(),
  state: 'sending',
};

test('a message of a tab that has vanished is shown here, and adopted after a moment', async () => {
  await onSite(accepted);
  inAnotherTab('theirs', written);
  expect([states(), bodies()]).toEqual([['theirs sending'], []]);
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ client_id }) => client_id)).toEqual(['theirs']);
});

test('a message that the other tab has sent is gone here and is not sent again', async () => {
  await onSite(accepted);
  inAnotherTab('theirs', written);
  inAnotherTab('theirs', null);
  expect(outbox.all()).toEqual([]);
  window.dispatchEvent(new Event('online'));
  write('mine');
  await waitFor(() => expect(outbox.all()).toEqual([]));
  expect(bodies().map(({ text }) => text)).toEqual(['mine']);
});

test('messages stay in the order of writing when the clock of the device is set back between them', async () => {
  await onSite(() => away);
  write('one');
  const hourAgo = Date.now() - 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(hourAgo);
  write('two');
  await waitFor(() => expect(states()).toEqual(['one waiting', 'two sending']));
  openPage();
  expect(outbox.all().map(({ content }) => content.text)).toEqual(['one', 'two']);
});
