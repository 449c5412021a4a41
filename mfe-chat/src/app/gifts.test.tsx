import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChatResponse } from '@rendezvous/contract/chats';
import { GIFTS } from '@rendezvous/contract/gifts';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { GiftArt } from '#src/lib/gifts/gift-art.tsx';
import { remote } from './remote.tsx';

const GIFT_NAMES = GIFTS.map((id) => ({ id, name: `the ${id}` }));
const LINES = Array.from({ length: 12 }, (_, index) => ({ id: `line${index}`, text: `Line ${index}?` }));
let api: ApiDouble;
let count = 0;
afterEach(() => api.close());

/** A new member for each test, because the page's cache outlives one. */
const nextMember = () => cardOf(`gift${(count += 1)}`, { name: 'Nadia', photo_count: 1 });
type Asked = Record<string, unknown>;

async function serve(chat: ChatResponse, handlers: Handlers = {}) {
  const summary = conversationOf(`c-${chat.profile.id}`);
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chat }),
    'GET /api/gifts.php': () => ({ body: { items: GIFT_NAMES } }),
    'GET /api/icebreakers.php': () => ({ body: { items: LINES } }),
    'GET /api/member.php': () => ({ status: 404, body: {} }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, kind, text, gift } = body as Asked;
      const message = { ...messageOf(1), client_id, kind, text, gift, from_me: true, cost: 1 };
      return { status: 201, body: { message, conversation: summary, credits: 3 } };
    },
    ...handlers,
  });
  return summary;
}
const sent = () => api.callsOf('POST /api/chat.php').map(({ body }) => body as Asked);
const empty = (changes: Partial<ChatResponse> = {}) =>
  chatOf(null, nextMember(), { messages: [], ...changes });
const open = (chat: ChatResponse, slot: 'gift' | 'icebreaker', credits = 5) =>
  renderRemote(remote, {
    at: `/members/${chat.profile.id}`,
    slot: { name: slot, props: { member: chat.profile.id } },
    user: userOf({ id: `me-${chat.profile.id}`, credits }),
  });

test('[0.002] [1.005] [2.069] a gift shows its price in credits and money, is sent once and leads to the conversation', async () => {
  const chat = empty();
  const summary = await serve(chat);
  const page = await open(chat, 'gift');
  const published: unknown[] = [];
  page.hub.as('shell').subscribe('message:sent', (payload) => published.push(payload));
  const dialog = within(await screen.findByRole('dialog', { name: 'A gift for Nadia' }));
  const button = await dialog.findByRole('button', { name: /^Send this gift, 2 credits · .*€1\.60$/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Pick a gift You have 5 credits.');
  expect(await dialog.findAllByRole('radio')).toHaveLength(12);
  await page.user.click(dialog.getByRole('radio', { name: 'the orange' }));
  await page.user.click(button);
  await waitFor(() =>
    expect(published).toEqual([{ conversation: summary.id, member: chat.profile.id, credits: 3 }]),
  );
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ member: chat.profile.id, kind: 'gift', gift: 'orange' });
  expect(sent()[0]).not.toHaveProperty('text');
  await waitFor(() => expect(page.at()).toBe(`/chats/${summary.id}`));
});

test('a gift that got no answer is sent again under its client id', async () => {
  let tries = 0;
  const chat = empty();
  const summary = conversationOf('c-again');
  await serve(chat, {
    'POST /api/chat.php': ({ body }) =>
      (tries += 1) === 1
        ? { status: 503, body: { type: 'about:blank', title: '', status: 503, code: 'unavailable' } }
        : {
            status: 201,
            body: {
              message: { ...messageOf(1), client_id: (body as Asked).client_id, kind: 'gift', gift: 'star' },
              conversation: summary,
              credits: 3,
            },
          },
  });
  const page = await open(chat, 'gift');
  await page.user.click(await screen.findByRole('radio', { name: 'the star' }));
  await page.user.click(screen.getByRole('button', { name: /^Send this gift/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: no connection.');
  await page.user.click(screen.getByRole('button', { name: /^Send this gift/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent().map(({ client_id }) => client_id)).size).toBe(1);
});

test('without enough credits a gift waits beside the way to credits; a third conversation leads to Premium', async () => {
  const poor = empty({ can_send: true });
  await serve(poor);
  const page = await open(poor, 'gift', 1);
  await page.user.click(await screen.findByRole('radio', { name: 'the rose' }));
  const button = screen.getByRole('button', { name: /^Send this gift/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^Not enough credits for this message You have/);
  await page.user.click(screen.getByRole('button', { name: 'Buy credits' }));
  expect(page.frame.opened).toMatchObject([{ slot: 'buy-alert', props: { needed: 2 } }]);
});

test('a member who may start no more is told so in place of the gifts', async () => {
  const chat = empty({ can_send: false, reason: 'conversation_limit' });
  await serve(chat);
  await open(chat, 'gift');
  expect(await screen.findByText(/as many conversations as a free member can/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Premium' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a gift to a fictional profile asks once and costs nothing', async () => {
  const june = { ...nextMember(), fictional: true };
  const chat = chatOf(null, june, { messages: [], price: { message: 0, photo: 0, gift: 0 } });
  await serve(chat);
  const page = await open(chat, 'gift', 0);
  await page.user.click(await screen.findByRole('radio', { name: 'the candle' }));
  await page.user.click(screen.getByRole('button', { name: 'Send this gift, Free' }));
  expect(sent()).toHaveLength(0);
  await page.user.click(await screen.findByRole('button', { name: 'I understand, send it' }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ gift: 'candle', fictional_confirmed: true }));
});

test('[2.083] the icebreaker modal shows lines and their price, and sends the one picked as it was changed', async () => {
  const chat = empty();
  await serve(chat);
  const page = await open(chat, 'icebreaker');
  const dialog = within(await screen.findByRole('dialog', { name: 'Break the ice with Nadia' }));
  expect(await dialog.findAllByRole('radio')).toHaveLength(12);
  await page.user.click(dialog.getByRole('radio', { name: 'Line 3?' }));
  await page.user.type(dialog.getByRole('textbox'), ' Honestly?');
  await page.user.click(dialog.getByRole('button', { name: /^Send this line, 1 credit · .*€0\.80$/ }));
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({ kind: 'icebreaker', icebreaker: 'line3', text: 'Line 3? Honestly?' }),
  );
});

test('[2.083] an empty conversation shows what the two have in common and three lines, which come into the field to be changed', async () => {
  const chat = empty();
  await serve(chat, {
    'GET /api/member.php': () => ({
      body: {
        member: { ...userOf().profile, id: chat.profile.id, interests: ['wine', 'cooking', 'tea'] },
        relation: {},
      },
    }),
  });
  const page = await renderRemote(remote, {
    at: `/members/${chat.profile.id}/chat`,
    user: userOf({ id: `me-${chat.profile.id}`, credits: 5, profile: { interests: ['wine', 'tea'] } }),
  });
  expect(await screen.findByText('2 things in common already:')).toBeVisible();
  const offered = within(screen.getByRole('region', { name: 'Start with one of these' }));
  expect(offered.getAllByRole('listitem')).toHaveLength(3);
  const [first] = within(offered.getByRole('list')).getAllByRole('button');
  const line = first!.textContent!;
  await page.user.click(first!);
  const field = screen.getByRole('textbox', { name: 'Message to Nadia' });
  expect(field).toHaveValue(line);
  expect(field).toHaveFocus();
  await page.user.type(field, ' Me too.');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ kind: 'icebreaker', text: `${line} Me too.` }));
});

test.each([
  ['promises the credit back where the server does', 72, 1],
  ['says nothing of credits where the server does not', undefined, 0],
] as const)('an empty conversation %s', async (_, hours, lines) => {
  const chat = empty(hours === undefined ? {} : { credit_back_hours: hours });
  await serve(chat);
  await renderRemote(remote, {
    at: `/members/${chat.profile.id}/chat`,
    user: userOf({ id: `me-${chat.profile.id}`, credits: 5 }),
  });
  expect(await screen.findByRole('button', { name: 'Other lines' })).toBeVisible();
  const promise = /no one reads or answers your first message within 72 hours/;
  expect(screen.queryAllByText(promise)).toHaveLength(lines);
});

test('a first message whose credits came back says so under it, also when the news comes while it is open', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  const first = messageOf(1, { from_me: true, cost: 2 });
  await serve(chatOf(summary, member, { messages: [first] }));
  const page = await renderRemote(remote, {
    at: `/members/${member.id}/chat`,
    user: userOf({ id: `me-${member.id}`, credits: 5 }),
  });
  expect(await screen.findByText(/2 credits/)).toBeVisible();
  expect(screen.queryByText(/Not read in time/)).not.toBeInTheDocument();
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: summary.id, message: { ...first, credit_back: true }, total_unread: 0 },
    }),
  );
  expect(await screen.findByText('Not read in time: you got your 2 credits back')).toBeVisible();
});

test('a gift that comes while the conversation is open is named and moves; one that was read stays still', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  const old = messageOf(1, { kind: 'gift', gift: 'rose', text: undefined });
  await serve(chatOf(summary, member, { messages: [old] }));
  const page = await renderRemote(remote, {
    at: `/chats/${summary.id}`,
    user: userOf({ id: `me-${member.id}` }),
  });
  expect(await screen.findByText('the rose')).toBeVisible();
  expect(document.querySelectorAll('[data-arrives]')).toHaveLength(0);
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: {
        conversation: summary.id,
        message: messageOf(2, { kind: 'gift', gift: 'star', text: undefined }),
        total_unread: 1,
      },
    }),
  );
  expect(await screen.findByText('the star')).toBeVisible();
  expect(document.querySelectorAll('[data-arrives]')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Send a gift' }));
  expect(page.frame.opened).toEqual([{ slot: 'gift', props: { member: member.id } }]);
});

test('[2.083] the footer of a conversation that goes on offers a gift, a photo and a line, and keeps what is being written', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  await serve(chatOf(summary, member, { messages: [messageOf(1)] }));
  const page = await renderRemote(remote, {
    at: `/chats/${summary.id}`,
    user: userOf({ id: `me-${member.id}`, credits: 5 }),
  });
  const field = await screen.findByRole('textbox', { name: 'Message to Nadia' });
  await page.user.type(field, 'Thursday?');
  await page.user.tab();
  expect(await screen.findByRole('button', { name: 'Send a gift' })).toHaveFocus();
  await page.user.tab();
  expect(screen.getByRole('button', { name: 'Send a photo' })).toHaveFocus();
  await page.user.tab();
  expect(screen.getByRole('button', { name: 'Send a line to break the ice' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(page.frame.opened).toEqual([{ slot: 'icebreaker', props: { member: member.id } }]);
  expect(field).toHaveValue('Thursday?');

  // Styles hide one of the two by the width of the conversation, which jsdom does not know.
  const menu = within(screen.getByRole('group', { name: 'Send something else', hidden: true }));
  expect(menu.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual([
    'Send a gift',
    'Send a photo',
    'Send a line to break the ice',
  ]);
  await page.user.click(menu.getByRole('button', { name: 'Send a gift', hidden: true }));
  expect(page.frame.opened.at(-1)).toEqual({ slot: 'gift', props: { member: member.id } });
});

test('each of the twelve drawings is its own and weighs at most 2 KB', () => {
  const drawings = GIFTS.map((gift) => renderToStaticMarkup(<GiftArt gift={gift} />));
  expect(new Set(drawings).size).toBe(12);
  for (const drawing of drawings) expect(drawing.length).toBeLessThanOrEqual(2048);
});
