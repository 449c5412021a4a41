import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChatListItem, ChatResponse, ChatsResponse } from '@rendezvous/contract/chats';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote, type RenderedRemote as Page } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

const nadiaOf = (id: string) => cardOf(id, { name: 'Nadia', photo_count: 1 });
/** Each test has its own member and conversation, because the page's cache outlives a test. */
let nadia = nadiaOf('');
let summary = conversationOf('');
let count = 0;
beforeEach(() => {
  count += 1;
  nadia = nadiaOf(`nadia${count}`);
  summary = conversationOf(`c${count}`);
  sessionStorage.clear();
});
const chat = (more: Partial<ChatResponse> = {}): ChatResponse => chatOf(summary, nadia, more);
const entry = (more: Partial<ChatListItem> = {}): ChatListItem => ({
  conversation: summary,
  profile: nadia,
  num_unread_messages: 2,
  ...more,
});
const listOf = (...chats: ChatListItem[]): ChatsResponse =>
  chatsOf(chats, { total_unread: 2, total_messages: 2, starts: { used: 1, limit: 2 } });
const refusal = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: '', status, code },
});
const settings = {
  fictional_singular: 'made-up profile',
  message_credits: 1,
  minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
};

let api: ApiDouble;
afterEach(() => api.close());

/** Opens the list, the conversation, or the chat with a member. */
async function open(what: string, handlers: Handlers, credits = 5, list = listOf(entry())) {
  const at =
    { list: '/chats', conversation: `/chats/${summary.id}`, member: `/members/${nadia.id}/chat` }[what] ??
    what;
  api = await serveApi({ 'PUT /api/chat.php': () => ({ status: 204 }), ...handlers });
  const page = await renderRemote(remote, { at, user: userOf({ credits }), settings });
  act(() => page.hub.as('shell').publish('chats:updated', list));
  return page;
}
const field = () => screen.findByRole('textbox', { name: 'Message to Nadia' });
const sendButton = () => screen.getByRole('button', { name: /^Send, / });

/** Makes the server accept and number sent messages. */
const accepts: Handlers = {
  'POST /api/chat.php': ({ body }) => {
    const { client_id, text } = body as { client_id: string; text: string };
    return {
      status: 201,
      body: {
        message: messageOf(3, { from_me: true, client_id, text, cost: 1 }),
        conversation: summary,
        credits: 4,
      },
    };
  },
};

test('[2.006] [2.072] the list shows member, last message, unread count, and the started conversations of a free member', async () => {
  await open('list', {});
  const row = screen.getByRole('link', { name: /Nadia/ });
  expect(within(row).getByText('text 2')).toBeVisible();
  expect(within(row).getByText(/2 unread messages/)).toBeInTheDocument();
  expect(screen.getByText('Free member: 1 of 2 conversations started')).toBeVisible();
});

test('an empty list leads to the search', async () => {
  await open('list', {}, 5, listOf());
  expect(await screen.findByRole('heading', { name: 'Nobody has said a word yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  expect(screen.queryByText('People to write to')).toBeNull();
});

test('an empty list names people to write to, fictional ones as such', async () => {
  const june = cardOf('june', { name: 'June', fictional: true });
  await open('list', { 'GET /api/suggestions.php': () => ({ body: { items: [nadia, june] } }) }, 5, listOf());
  const people = within(
    (await screen.findByRole('heading', { name: 'People to write to' })).parentElement!,
  ).getAllByRole('link');
  expect(people.map((link) => link.getAttribute('href'))).toEqual([
    `/members/${nadia.id}/chat`,
    '/members/june/chat',
  ]);
  expect(people[0]).toHaveTextContent(`Nadia, ${nadia.age}`);
  expect(people[0]).not.toHaveTextContent(/made-up profile/i);
  expect(people[1]).toHaveTextContent(/made-up profile/i);
});

test('[2.007] [2.072] sending shows its price in credits and money, shows the message at once and informs the frame', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }), ...accepts });
  const sent: unknown[] = [];
  page.hub.as('shell').subscribe('message:sent', (payload) => sent.push(payload));
  await page.user.type(await field(), 'Thursday at eight');
  expect(sendButton()).toHaveAccessibleName('Send, 1 credit · from €0.80');
  await page.user.click(sendButton());
  expect(screen.getByText('Thursday at eight')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ conversation: summary.id, member: nadia.id, credits: 4 }]));
  expect(await field()).toHaveValue('');
});

test('a buyer sees on the button what their own credits cost', async () => {
  api = await serveApi({ 'GET /api/chat.php': () => ({ body: chat() }) });
  const credit_price = { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 0 };
  const user = userOf({ credits: 5, paid_user: true, credit_price });
  const page = await renderRemote(remote, { at: `/chats/${summary.id}`, user, settings });
  act(() => page.hub.as('shell').publish('chats:updated', listOf(entry())));
  await field();
  expect(sendButton()).toHaveAccessibleName('Send, 1 credit · €1.00');
});

/** Sends two tries of one message, the first of which is answered so. */
async function sendTwice(first: { status: number; code: string }, between: (page: Page) => Promise<void>) {
  let tries = 0;
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/chat.php': (call) =>
      (tries += 1) === 1 ? refusal(first.status, first.code) : accepts['POST /api/chat.php']!(call),
  });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  await between(page);
  await waitFor(() => expect(api.callsOf('POST /api/chat.php')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  const ids = api.callsOf('POST /api/chat.php').map(({ body }) => (body as { client_id: string }).client_id);
  expect(new Set(ids).size).toBe(1);
}

test('a message without an answer says that it waits, and goes out again by itself under the same client id', () =>
  sendTwice({ status: 503, code: 'unavailable' }, async () => {
    expect(await screen.findByText('Waiting for a connection. It goes out by itself.')).toBeVisible();
  }));

test('a refused message is sent again on request under the same client id', () =>
  sendTwice({ status: 422, code: 'validation_failed' }, async (page) => {
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  }));

test('after sending by the button the field has the focus', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }), ...accepts });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  expect(await field()).toHaveFocus();
});

test('a balance that is used up is an error only once a message waits for it', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) }, 0);
  const sign = () =>
    screen.getByText('Not enough credits for this message').parentElement!.querySelector('svg');
  await field();
  expect(sign()).toBeNull();
  await page.user.type(await field(), 'Hello');
  expect(sign()).not.toBeNull();
});

test('[8.012] without enough credits the field stays, sending is disabled, and a button leads to credits', async () => {
  const page = await open(
    'conversation',
    { 'GET /api/chat.php': () => ({ body: chat({ can_send: false, reason: 'not_enough_credits' }) }) },
    0,
  );
  await page.user.type(await field(), 'Hello');
  expect(sendButton()).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Buy credits' }));
  expect(page.frame.opened).toEqual([
    {
      slot: 'buy-alert',
      props: {
        reason: 'not_enough_credits',
        needed: 1,
        back: { path: `/chats/${summary.id}`, name: 'Nadia' },
      },
    },
  ]);
});

test('credits that run out before sending open the alert and keep the message', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/chat.php': () => refusal(402, 'not_enough_credits'),
  });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  expect(await screen.findByText('Not sent: you are out of credits.')).toBeVisible();
  expect(page.frame.opened[0]).toEqual({
    slot: 'buy-alert',
    props: { reason: 'not_enough_credits', needed: 1, back: { path: `/chats/${summary.id}`, name: 'Nadia' } },
  });
});

test('the third conversation of a free member is refused with a link to Premium', async () => {
  const refused = chat({ conversation: null, messages: [], can_send: false, reason: 'conversation_limit' });
  const page = await open('member', { 'GET /api/chat.php': () => ({ body: refused }) });
  expect(await screen.findByText(/as many conversations as a free member can/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/The first line is yours/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Get Premium' }));
  expect(page.frame.opened).toMatchObject([{ slot: 'buy-alert', props: { reason: 'conversation_limit' } }]);
  expect(page.frame.opened[0]!.props).toMatchObject({
    back: { path: expect.stringMatching(/^\/members\/.+\/chat$/) },
  });
});

test("[2.072] the other member's message arrives live, is marked as read, and ends their typing indicator", async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) });
  await screen.findByText('text 1');
  await waitFor(() =>
    expect(api.callsOf('PUT /api/chat.php')[0]?.body).toEqual({ conversation: summary.id, read_up_to: 2 }),
  );
  const shell = page.hub.as('shell');
  act(() =>
    shell.publish('live:received', {
      name: 'typing',
      data: { conversation: summary.id, member: nadia.id, until: new Date().toISOString() },
    }),
  );
  expect(screen.getByText('Nadia is typing')).toBeInTheDocument();
  act(() =>
    shell.publish('live:received', {
      name: 'message',
      data: { conversation: summary.id, message: messageOf(3), total_unread: 1 },
    }),
  );
  expect(screen.getByText('text 3')).toBeVisible();
  expect(screen.queryByText('Nadia is typing')).toBeNull();
  await waitFor(() =>
    expect(api.callsOf('PUT /api/chat.php').at(-1)?.body).toEqual({
      conversation: summary.id,
      read_up_to: 3,
    }),
  );
});

test('[2.010] the first message to a fictional profile asks once, shows the warning, and costs nothing', async () => {
  const june = { ...nadia, fictional: true };
  const first = chat({
    conversation: null,
    profile: june,
    messages: [],
    price: { message: 0, photo: 0, gift: 0 },
  });
  const page = await open('member', { 'GET /api/chat.php': () => ({ body: first }), ...accepts });
  await page.user.type(await field(), 'Hello');
  expect(sendButton()).toHaveAccessibleName('Send, Free');
  await page.user.click(sendButton());
  expect(api.callsOf('POST /api/chat.php')).toHaveLength(0);
  await page.user.click(await screen.findByRole('button', { name: 'I understand, send it' }));
  await waitFor(() =>
    expect(api.callsOf('POST /api/chat.php')[0]?.body).toMatchObject({
      member: nadia.id,
      text: 'Hello',
      fictional_confirmed: true,
    }),
  );
});

test('[4.014] a removed conversation leaves the list at once, before the server has answered', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'DELETE /api/chat.php': async () => {
      await answered;
      return { status: 204 };
    },
  });
  await screen.findByText('text 1');
  const list = within(screen.getByRole('region', { name: 'Conversations' }));
  expect(list.getByRole('link', { name: /Nadia/ })).toBeVisible();
  await page.user.click(await screen.findByRole('button', { name: /Remove conversation/, hidden: true }));
  await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(page.at()).toBe('/chats');
  expect(screen.queryByRole('link', { name: /Nadia/ })).not.toBeInTheDocument();
  const readings = page.frame.refreshed.length;
  answer();
  await waitFor(() =>
    expect(api.callsOf('DELETE /api/chat.php')[0]?.body).toEqual({ conversation: summary.id }),
  );
  await waitFor(() => expect(page.frame.refreshed.slice(readings)).toEqual(['chats']));
});

test('[4.014] [8.021] a failed removal shows an alert and reloads the list', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'DELETE /api/chat.php': () => refusal(500, 'internal'),
  });
  await screen.findByText('text 1');
  await page.user.click(await screen.findByRole('button', { name: /Remove conversation/, hidden: true }));
  await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/couldn’t remove that conversation/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Nadia/ })).toBeVisible();
  expect(page.frame.refreshed).toContain('chats');
});

test('[9.022] older messages load on request, and a notice tells of hidden ones', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': ({ query }) =>
      query.has('before')
        ? { body: chat({ messages: [messageOf(1)], hidden_older: true }) }
        : { body: chat({ messages: [messageOf(2)], has_more: true }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('text 1')).toBeVisible();
  expect(screen.getByText('Older messages are hidden for your privacy')).toBeVisible();
});

test('a draft is kept while another conversation is open', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) });
  await page.user.type(await field(), 'Half a thou');
  await page.user.click(screen.getByRole('link', { name: 'Back to messages' }));
  await page.user.click(screen.getByRole('link', { name: /Nadia/ }));
  expect(await field()).toHaveValue('Half a thou');
});

test('a conversation with a blocked member offers to unblock', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({
      body: chat({
        conversation: { ...summary, blocked: true },
        can_send: false,
        reason: 'blocked_by_member',
      }),
    }),
    'DELETE /api/block.php': () => ({ status: 204 }),
  });
  const foot = (await screen.findByText(/You’ve blocked Nadia/)).parentElement!;
  await page.user.click(within(foot).getByRole('button', { name: 'Unblock Nadia' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/block.php')[0]?.body).toEqual({ member: nadia.id }));
});

test("another member's conversation is a 404", async () => {
  const page = await open('/chats/unknown', {});
  await waitFor(() => expect(page.frame.failures).toContain(404));
});

test('[2.072] a contact whose page is closed to me shows a name alone: no link, no age, no heart', async () => {
  const profile = { ...nadia, age: null, country: null, region: null, city: null };
  await open('conversation', { 'GET /api/chat.php': () => ({ body: chat({ profile, can_send: false }) }) });
  expect(await screen.findByRole('heading', { name: 'Nadia' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: /Nadia/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/chats/${summary.id}`]);
  expect(screen.queryByRole('button', { name: 'Like Nadia' })).not.toBeInTheDocument();
});

test('[4.013] a hidden tab marks nothing as read until it is seen', async () => {
  const look = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  const read = () => api.callsOf('PUT /api/chat.php').filter(({ body }) => 'read_up_to' in (body as object));
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) });
  await screen.findByText('text 1');
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: summary.id, message: messageOf(3), total_unread: 1 },
    }),
  );
  expect(await screen.findByText('text 3')).toBeVisible();
  expect(read()).toEqual([]);
  look('visible');
  await waitFor(() =>
    expect(read().map(({ body }) => body)).toEqual([{ conversation: summary.id, read_up_to: 3 }]),
  );
});

test('the list shows a typing mark for six seconds', async () => {
  const page = await open('list', {});
  await screen.findByText('Nadia');
  jest.useFakeTimers();
  try {
    act(() =>
      page.hub.as('shell').publish('live:received', {
        name: 'typing',
        data: { conversation: summary.id, member: nadia.id, until: new Date().toISOString() },
      }),
    );
    act(() => void jest.advanceTimersByTime(5_999));
    expect(screen.getByText('Typing…')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('Typing…')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
