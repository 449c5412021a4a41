import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';
import { conversationOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { refusal } from '@rendezvous/testing/server';
import { api, chat, entry, listOf, nadia, open, summary } from '#src/test/chats-page.ts';

test('[2.006] [2.072] the list shows member, last message, unread count, and the started conversations of a free member', async () => {
  await open('list', {});
  const row = screen.getByRole('link', { name: /Nadia/ });
  expect(within(row).getByText('text 2')).toBeVisible();
  expect(within(row).getByText(/2 unread messages/)).toBeInTheDocument();
  expect(screen.getByText('Free member: 1 of 2 conversations started')).toBeVisible();
});

test('a row names a made-up profile as such, and the time of its last message', async () => {
  const at = new Date();
  at.setHours(9, 5);
  const conversation = { ...summary, last_at: at.toISOString() };
  await open('list', {}, { list: listOf(entry({ conversation, profile: { ...nadia, fictional: true } })) });
  const row = within(screen.getByRole('link', { name: /Nadia/ }));
  expect(screen.getByRole('link', { name: /^Nadia made-up profile/i })).toBeVisible();
  expect(row.getByText('09:05')).toHaveAttribute('datetime', conversation.last_at);
});

test('an overview with conversations asks to pick one', async () => {
  await open('list', {});
  expect(await screen.findByRole('heading', { name: 'Pick a conversation' })).toBeVisible();
});

test('an empty list leads to the search, without a conversation to pick', async () => {
  await open('list', {}, { list: listOf() });
  expect(await screen.findByRole('heading', { name: 'Nobody has said a word yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  expect(screen.queryByText('People to write to')).toBeNull();
  expect(screen.queryByText('Pick a conversation')).toBeNull();
});

test('an empty list names people to write to, fictional ones as such', async () => {
  const june = cardOf('june', { name: 'June', fictional: true });
  await open(
    'list',
    { 'GET /api/suggestions.php': () => ({ body: { items: [nadia, june] } }) },
    { list: listOf() },
  );
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

test('conversations with blocked members are under a heading of their own, and are searched with the others', async () => {
  const blocked = (name: string): ChatListItem =>
    entry({
      conversation: { ...conversationOf(`blocked-${name}`), blocked: true },
      profile: cardOf(name, { name }),
      num_unread_messages: 0,
    });
  const others = Array.from({ length: 8 }, (_, number) =>
    entry({ conversation: conversationOf(`other${number}`), profile: cardOf(`o${number}`, { name: 'Bo' }) }),
  );
  const page = await open('list', {}, { list: listOf(blocked('Rosa'), ...others, blocked('Yasmin')) });
  const heading = await screen.findByRole('heading', { name: 'Blocked', level: 2 });
  const names = () => [...heading.nextElementSibling!.children].map((row) => row.textContent);
  expect(names()).toEqual([expect.stringContaining('Rosa'), expect.stringContaining('Yasmin')]);
  expect(screen.getAllByRole('list')[0]).not.toHaveTextContent(/Rosa|Yasmin/);
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'ros');
  expect(names()).toEqual([expect.stringContaining('Rosa')]);
  await page.user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull();
});
