import { screen, within } from '@testing-library/react';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { nextMember, openChat, serveChat } from '#src/test/offers-page.ts';

test('[2.083] the footer of a conversation that goes on offers a gift, a photo and a line, and leaves what is being written', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  const chat = chatOf(summary, member, { messages: [messageOf(1)] });
  await serveChat(chat);
  const page = await openChat(chat);
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
    'Send a gift 2 credits',
    'Send a photo Premium',
    'Send a line to break the ice 1 credit',
  ]);
  await page.user.click(menu.getByRole('button', { name: /^Send a gift/, hidden: true }));
  expect(page.frame.opened.at(-1)).toEqual({ slot: 'gift', props: { member: member.id } });
});
