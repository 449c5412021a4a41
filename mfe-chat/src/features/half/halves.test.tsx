import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf, pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const SOUP: HalfPrompt = {
  prompt: 'firstdate',
  language: 'en',
  beginning: 'A good first date ends with …',
  text: 'dry shoes',
};
let api: ApiDouble;
let count = 0;

/** A new member for each test, because the page's cache outlives one. */
const nextMember = () => cardOf(`half${(count += 1)}`, { name: 'Nadia', photo_count: 1 });
type Asked = Record<string, unknown>;

async function serve(chat: ChatResponse, halves: readonly HalfPrompt[], handlers: Handlers = {}) {
  const page = pageOf(chat.profile.id);
  const member = { ...page.member, half_prompts: [...halves] };
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chat }),
    'GET /api/icebreakers.php': () => ({ body: { items: [] } }),
    'GET /api/member.php': () => ({ body: { ...page, member } }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, kind, text, half_prompt } = body as Asked;
      const message = { ...messageOf(1), client_id, kind, text, from_me: true, cost: 1 };
      const half = half_prompt ? { half_prompt: { ...SOUP } } : {};
      return {
        status: 201,
        body: {
          message: { ...message, ...half },
          conversation: conversationOf(`c-${chat.profile.id}`),
          credits: 4,
        },
      };
    },
    ...handlers,
  });
}
const sent = () => api.callsOf('POST /api/chat.php').map(({ body }) => body as Asked);
const empty = () => chatOf(null, nextMember(), { messages: [] });
const openPage = (chat: ChatResponse, query = '') =>
  renderRemote(remote, {
    at: `/members/${chat.profile.id}/chat${query}`,
    user: userOf({ id: `me-${chat.profile.id}`, credits: 5 }),
  });
const field = () => screen.findByRole('textbox', { name: 'Message to Nadia' });

test('an empty conversation offers the half sentences; the chosen one is completed at the price of a message', async () => {
  const chat = empty();
  await serve(chat, [SOUP]);
  const page = await openPage(chat);
  const offers = within(await screen.findByRole('region', { name: 'Finish a sentence together' }));
  const write = offers.getByRole('button', { name: 'Write the other half' });
  expect(write).toHaveAccessibleDescription('A good first date ends with … dry shoes');
  await page.user.click(write);
  expect(page.at()).toBe(`/members/${chat.profile.id}/chat?half=firstdate`);
  await screen.findByRole('button', { name: 'Write without this half' });
  expect(await field()).toHaveFocus();
  expect(await screen.findByText('120 characters left')).toBeVisible();
  await page.user.keyboard('and wet hair');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  await waitFor(() => expect(screen.getByRole('figure')).toHaveTextContent('1 credit'));
  expect(screen.getByRole('figure')).toHaveTextContent(
    /A good first date ends with … ?Nadia: dry shoes ?Your half: and wet hair/,
  );
  expect(sent()).toMatchObject([
    {
      kind: 'text',
      text: 'and wet hair',
      half_prompt: { prompt: 'firstdate', language: 'en', text: 'dry shoes' },
    },
  ]);
  expect(page.at()).toBe(`/members/${chat.profile.id}/chat`);
});

test('a young conversation still shows the two, what they have in common and one open half on top, until about five lines', async () => {
  const profile = nextMember();
  const talk = (lines: number) =>
    chatOf(conversationOf('young'), profile, {
      messages: Array.from({ length: lines }, (_, line) =>
        messageOf(line + 1, { text: `line ${line + 1}`, from_me: line % 2 === 0, cost: 1 }),
      ),
    });
  await serve(talk(1), [SOUP, { ...SOUP, prompt: 'sunday', beginning: 'On Sundays I …' }]);
  const page = await openPage(talk(1));
  expect(await screen.findByRole('heading', { name: 'You and Nadia' })).toBeVisible();
  const offers = within(await screen.findByRole('region', { name: 'Finish a sentence together' }));
  expect(offers.getAllByRole('button', { name: 'Write the other half' })).toHaveLength(1);
  expect(screen.queryByText('Start with one of these')).not.toBeInTheDocument();
  const arrive = (seq: number) =>
    act(() =>
      page.hub.as('shell').publish('live:received', {
        name: 'message',
        data: { conversation: 'young', message: messageOf(seq, { text: `line ${seq}` }), total_unread: 0 },
      }),
    );
  for (const seq of [2, 3, 4]) arrive(seq);
  expect(await screen.findByText('line 4')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You and Nadia' })).toBeVisible();
  arrive(5);
  expect(await screen.findByText('line 5')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'You and Nadia' })).not.toBeInTheDocument();
});

test('a withdrawn half is sent with no message, and the text stays', async () => {
  const chat = empty();
  await serve(chat, [SOUP]);
  const page = await openPage(chat, '?half=firstdate');
  await page.user.type(await field(), 'Hello');
  await page.user.click(await screen.findByRole('button', { name: 'Write without this half' }));
  expect(await field()).toHaveValue('Hello');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('half_prompt');
});

test('an address that names a half the member has not is a plain conversation', async () => {
  const chat = empty();
  await serve(chat, [SOUP]);
  const page = await openPage(chat, '?half=film');
  await waitFor(() => expect(page.at()).toBe(`/members/${chat.profile.id}/chat`));
  await page.user.type(await field(), 'Hello');
  expect(screen.getByRole('button', { name: /^Send, / })).toBeEnabled();
});

test('a changed half is refused with a notice, and costs nothing', async () => {
  const chat = empty();
  await serve(chat, [SOUP], {
    'POST /api/chat.php': () =>
      refusal(422, 'validation_failed', { errors: [{ field: 'half_prompt', code: 'not_allowed' }] }),
  });
  const page = await openPage(chat, '?half=firstdate');
  await screen.findByRole('button', { name: 'Write without this half' });
  await page.user.type(await field(), 'and wet hair');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  expect(await screen.findByText('Nadia has since changed this sentence.')).toBeVisible();
});

test('a half that waits for credits leads back to itself after paying', async () => {
  const chat = empty();
  await serve(chat, [SOUP], {
    'POST /api/chat.php': () => refusal(402, 'not_enough_credits'),
  });
  const page = await openPage(chat, '?half=firstdate');
  await screen.findByRole('button', { name: 'Write without this half' });
  await page.user.type(await field(), 'and wet hair');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  await waitFor(() =>
    expect(page.frame.opened).toMatchObject([
      { slot: 'buy-alert', props: { back: { path: `/members/${chat.profile.id}/chat?half=firstdate` } } },
    ]),
  );
});

test('theirs is left and the own half right, in sent and received pairs; an erased half stays open', async () => {
  const profile = nextMember();
  const chat = chatOf(conversationOf('pairs'), profile, {
    messages: [
      messageOf(1, { half_prompt: { ...SOUP, text: 'my half' }, text: 'her end' }),
      messageOf(2, { half_prompt: { ...SOUP, text: '' }, text: 'my end', from_me: true, cost: 1 }),
    ],
  });
  await serve(chat, []);
  await openPage(chat);
  await screen.findByText('her end');
  const [theirs, gone] = screen.getAllByRole('figure');
  expect(theirs).toHaveTextContent(/Nadia: her end ?Your half: my half/);
  expect(gone).toHaveTextContent(/This half was deleted with the account ?Your half: my end/);
});

test('an own half that the other has not completed stays open under the last own message, and closes with the pair', async () => {
  const profile = nextMember();
  const chat = chatOf(conversationOf('own'), profile, {
    messages: [messageOf(1, { text: 'Hello', from_me: true, cost: 1 })],
  });
  let completed: string[] = ['vice'];
  await serve(chat, [], {
    'GET /api/member.php': () => ({
      body: pageOf(profile.id, {}, { own_halves_completed: completed as ['vice'] }),
    }),
  });
  const halves = [
    { ...SOUP, prompt: 'vice' as const, text: 'liquorice' },
    { ...SOUP, text: 'dry shoes' },
  ];
  const user = userOf({ id: 'half-owner', credits: 5 });
  const page = await renderRemote(remote, {
    at: `/members/${profile.id}/chat`,
    user: { ...user, profile: { ...user.profile, half_prompts: halves } },
  });
  const open = await screen.findByRole('figure');
  expect(open).toHaveTextContent(
    /A good first date ends with … ?Nadia’s half is still open ?Your half: dry shoes/,
  );
  expect(open).toHaveAttribute('aria-live', 'off');
  const arrive = (seq: number, facts: object) =>
    act(() =>
      page.hub.as('shell').publish('live:received', {
        name: 'message',
        data: { conversation: 'own', message: messageOf(seq, facts), total_unread: 0 },
      }),
    );
  completed = ['vice', 'firstdate'];
  arrive(2, { text: 'and wet hair', half_prompt: { ...SOUP, text: 'dry shoes' } });
  expect(await screen.findByText('and wet hair')).toBeVisible();
  arrive(3, { text: 'Ha', from_me: true, cost: 1 });
  expect(await screen.findByText('Ha')).toBeVisible();
  await waitFor(() => expect(api.callsOf('GET /api/member.php').length).toBeGreaterThan(1));
  expect(screen.queryByText('Nadia’s half is still open')).not.toBeInTheDocument();
});

test.each([
  ['a fictional profile', { fictional: true }, { cost: 0 }],
  ['a receiver whom nothing has reached yet', {}, { held: true }],
])('no half is awaited of %s', async (_, facts, message) => {
  const profile = { ...nextMember(), ...facts };
  const chat = chatOf(conversationOf(`none-${profile.id}`), profile, {
    messages: [messageOf(1, { text: 'Hello', from_me: true, ...message })],
  });
  await serve(chat, []);
  const user = userOf({ id: `asker-${profile.id}`, credits: 5 });
  const page = await renderRemote(remote, {
    at: `/members/${profile.id}/chat`,
    user: { ...user, profile: { ...user.profile, half_prompts: [SOUP] } },
  });
  expect(await screen.findByText('Hello')).toBeVisible();
  await screen.findByRole('button', { name: /^Send a gift/ });
  // A later call has arrived.
  await page.user.type(await field(), 'H');
  await waitFor(() => expect(api.callsOf('PUT /api/chat.php')).not.toEqual([]));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('the halves rise level when a pair arrives, and do not move in what was read before', async () => {
  const profile = nextMember();
  const chat = chatOf(conversationOf('rise'), profile, {
    messages: [messageOf(1, { half_prompt: SOUP, text: 'old end' })],
  });
  await serve(chat, []);
  const page = await openPage(chat);
  await screen.findByText('old end');
  expect(document.querySelectorAll('[data-arrives]')).toHaveLength(0);
  const message = messageOf(2, { half_prompt: SOUP, text: 'new end' });
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: 'rise', message, total_unread: 1 },
    }),
  );
  await screen.findByText('new end');
  expect(document.querySelectorAll('[data-arrives]')).toHaveLength(1);
});
