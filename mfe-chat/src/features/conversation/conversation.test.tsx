import { act, screen, waitFor, within } from '@testing-library/react';
import { messageOf } from '@rendezvous/testing/chats';
import { refusal } from '@rendezvous/testing/server';
import { api, chat, nadia, open, summary } from '#src/test/chats-page.ts';

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

test('[9.022] older messages load on request, and a notice says that others are hidden', async () => {
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

test('a conversation with a blocked member offers to unblock, and says when that did not work', async () => {
  let isDown = true;
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({
      body: chat({
        conversation: { ...summary, blocked: true },
        can_send: false,
        reason: 'blocked_by_member',
      }),
    }),
    'DELETE /api/block.php': () => (isDown ? refusal(500, 'internal') : { status: 204 }),
  });
  const foot = (await screen.findByText(/You’ve blocked Nadia/)).parentElement!;
  await page.user.click(within(foot).getByRole('button', { name: 'Unblock Nadia' }));
  await waitFor(() => expect(page.frame.toasts).toMatchObject([{ tone: 'bad' }]));
  isDown = false;
  await page.user.click(within(foot).getByRole('button', { name: 'Unblock Nadia' }));
  await waitFor(() => expect(page.frame.refreshed).toContain('chats'));
  expect(api.callsOf('DELETE /api/block.php').at(-1)?.body).toEqual({ member: nadia.id });
});

test('[6.008] a Premium member reads how far the other has read, also while it moves on', async () => {
  const messages = [messageOf(1, { from_me: true }), messageOf(2, { from_me: true }), messageOf(3)];
  const page = await open(
    'conversation',
    { 'GET /api/chat.php': () => ({ body: chat({ messages, read_up_to: 1 }) }) },
    { paid_user: true },
  );
  const log = within(await screen.findByRole('log'));
  const bubbleOf = (text: string) => log.getByText(text).closest('[data-message]');
  await waitFor(() => expect(bubbleOf('text 1')).toHaveTextContent(/Read$/));
  expect(bubbleOf('text 2')).not.toHaveTextContent('Read');
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'read',
      data: { conversation: summary.id, read_up_to: 2 },
    }),
  );
  expect(bubbleOf('text 2')).toHaveTextContent(/Read$/);
  expect(bubbleOf('text 1')).not.toHaveTextContent('Read');
});

test('the bar leads to the profile; its menu asks before it blocks the member', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/block.php': () => ({ status: 204 }),
  });
  expect(await screen.findByRole('link', { name: /^Nadia, 31/ })).toHaveAttribute(
    'href',
    `/members/${nadia.id}`,
  );
  await page.user.click(await screen.findByRole('button', { name: 'Block Nadia', hidden: true }));
  expect(api.callsOf('POST /api/block.php')).toHaveLength(0);
  await page.user.click(
    within(screen.getByRole('dialog', { name: 'Block Nadia?' })).getByRole('button', { name: 'Block' }),
  );
  await waitFor(() => expect(api.callsOf('POST /api/block.php')[0]?.body).toEqual({ member: nadia.id }));
  await waitFor(() => expect(page.frame.refreshed).toEqual(expect.arrayContaining(['chats', 'likes'])));
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
