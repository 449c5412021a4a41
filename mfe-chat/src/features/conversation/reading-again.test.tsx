import { act, screen, waitFor } from '@testing-library/react';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { messageOf } from '@rendezvous/testing/chats';
import type { RenderedRemote } from '@rendezvous/testing/render-remote';
import { api, chat, field, open, sendButton, summary } from '#src/test/chats-page.ts';

/** How often the newest page of the conversation was read. */
const reads = () => api.callsOf('GET /api/chat.php').length;

/** Opens a conversation of two messages; what is sent gets the number `seq`. */
async function openWith(seq: number): Promise<RenderedRemote> {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, text } = body as { client_id: string; text: string };
      const message = messageOf(seq, { from_me: true, client_id, text, cost: 1 });
      return { status: 201, body: { message, conversation: summary, credits: 4 } };
    },
  });
  await field();
  await waitFor(() => expect(reads()).toBe(1));
  return page;
}

/** Sends a message, and publishes what the live events say of it: the message, and the balance after it. */
async function send(page: RenderedRemote, seq: number): Promise<void> {
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  const { client_id } = api.callsOf('POST /api/chat.php').at(-1)!.body as { client_id: string };
  const message: Message = messageOf(seq, {
    from_me: true,
    client_id,
    text: 'Hello',
    cost: 1,
  });
  emit(page, { name: 'message', data: { conversation: summary.id, message, total_unread: 0 } });
  emit(page, { name: 'credits', data: { credits: 4, paid_user: false } });
}
const emit = (page: RenderedRemote, event: object) =>
  act(() => page.hub.as('shell').publish('live:received', event as never));

test('a send reads nothing again: its answer and the live events say what is new', async () => {
  const page = await openWith(3);
  await send(page, 3);
  // Another reading would have been asked for by now: this one is, and it is the second.
  emit(page, { name: 'credits', data: { credits: 9, paid_user: false } });
  await waitFor(() => expect(reads()).toBe(2));
});

test.each([
  ['more credits', { credits: 9, paid_user: false }],
  ['Premium', { credits: 5, paid_user: true }],
])('%s have the conversation read again', async (_, data) => {
  const page = await openWith(3);
  emit(page, { name: 'credits', data });
  await waitFor(() => expect(reads()).toBe(2));
});

test('the answer to a send behind a message that was missed has the newest page read', async () => {
  const page = await openWith(4);
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  await waitFor(() => expect(reads()).toBe(2));
});
