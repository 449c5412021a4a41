import { act, screen, waitFor } from '@testing-library/react';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { messageOf } from '@rendezvous/testing/chats';
import type { RenderedRemote as Page } from '@rendezvous/testing/render-remote';
import { chat, field, open, sendButton, summary } from '#src/test/chats-page.ts';

/** Lines that a screen reader has been given by the open conversation. */
const announced = () =>
  [...document.querySelectorAll('[aria-live=polite] > p')].map(({ textContent }) => textContent);
const arrive = (page: Page, message: Message) =>
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: summary.id, message, total_unread: 1 },
    }),
  );
const openChat = async (messages: Message[]) => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat({ messages }) }),
    'POST /api/chat.php': () => ({
      status: 201,
      body: { message: messageOf(3, { from_me: true }), conversation: summary, credits: 4 },
    }),
  });
  await field();
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).not.toBeNull());
  return page;
};

test('a received message is announced by its kind, and the stream itself is not a live region', async () => {
  const page = await openChat([messageOf(1)]);
  expect(announced()).toEqual([]);
  arrive(page, messageOf(2, { text: 'Thursday?' }));
  arrive(page, messageOf(3, { kind: 'gift', gift: 'star', text: undefined }));
  arrive(page, messageOf(4, { kind: 'photo', text: undefined }));
  expect(announced()).toEqual(['Nadia: Thursday?', 'Nadia: A gift for you', 'Nadia: A photo']);
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveAttribute('aria-live', 'off');
});

test('a message that was sent is announced without its words', async () => {
  const page = await openChat([messageOf(1)]);
  await page.user.type(await field(), 'Thursday?');
  await page.user.click(sendButton());
  await waitFor(() => expect(announced()).toEqual(['Sent']));
});

test('returned credits of an earlier message are announced', async () => {
  const first = messageOf(1, { from_me: true, cost: 2 });
  const page = await openChat([first]);
  arrive(page, { ...first, credit_back: true });
  await waitFor(() => expect(announced()).toEqual(['Not read in time: you got your 2 credits back']));
});
