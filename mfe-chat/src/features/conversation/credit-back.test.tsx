import { act, screen, within } from '@testing-library/react';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { emptyChat, nextMember, openChat, serveChat } from '#src/test/offers-page.ts';

test.each([
  ['promises the credit back where the server does', 72, 1],
  ['says nothing of credits where the server does not', undefined, 0],
] as const)('an empty conversation %s', async (_, hours, lines) => {
  const chat = emptyChat(hours === undefined ? {} : { credit_back_hours: hours });
  await serveChat(chat);
  await openChat(chat);
  expect(await screen.findByRole('button', { name: 'Other lines' })).toBeVisible();
  const promise = /no one reads or answers your first message within 72 hours/;
  expect(screen.queryAllByText(promise)).toHaveLength(lines);
});

test('a first message with returned credits says so below it, also when the event arrives while it is open', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  const first = messageOf(1, { from_me: true, cost: 2 });
  const chat = chatOf(summary, member, { messages: [first] });
  await serveChat(chat);
  const page = await openChat(chat);
  expect(await screen.findByText(/ · 2 credits/)).toBeVisible();
  expect(screen.queryByText(/Not read in time/)).not.toBeInTheDocument();
  act(() =>
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: summary.id, message: { ...first, credit_back: true }, total_unread: 0 },
    }),
  );
  const log = screen.getByRole('log');
  expect(await within(log).findByText('Not read in time: you got your 2 credits back')).toBeVisible();
});
