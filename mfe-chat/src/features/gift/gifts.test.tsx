import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GIFTS } from '@rendezvous/contract/resources/gifts/schemas';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { refusal } from '@rendezvous/testing/server';
import { GiftArt } from '#src/lib/gifts/gift-art.tsx';
import { emptyChat, nextMember, openChat, openOffer, serveChat, type Asked } from '#src/test/offers-page.ts';

test('[0.002] [1.005] [2.069] a gift shows its price in credits and money, is sent once and leads to the conversation', async () => {
  const chat = emptyChat();
  const { summary, sent } = await serveChat(chat);
  const page = await openOffer(chat, 'gift');
  const published: unknown[] = [];
  page.hub.as('shell').subscribe('message:sent', (payload) => published.push(payload));
  const dialog = within(await screen.findByRole('dialog', { name: 'A gift for Nadia' }));
  const button = await dialog.findByRole('button', { name: /^Send gift, 2 credits · .*€1\.60$/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Pick a gift You have 5 credits.');
  expect(await dialog.findAllByRole('radio')).toHaveLength(12);
  await page.user.click(dialog.getByRole('radio', { name: 'the orange' }));
  await page.user.click(button);
  await waitFor(() =>
    expect(published).toEqual([
      { conversation: summary.id, member: chat.profile.id, credits: 3, origin: 'dialog' },
    ]),
  );
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ member: chat.profile.id, kind: 'gift', gift: 'orange' });
  expect(sent()[0]).not.toHaveProperty('text');
  await waitFor(() => expect(page.at()).toBe(`/chats/${summary.id}`));
});

test('a gift that got no answer is sent again under its client id', async () => {
  let tries = 0;
  const chat = emptyChat();
  const summary = conversationOf('c-again');
  const { sent } = await serveChat(chat, {
    'POST /api/chat.php': ({ body }) =>
      (tries += 1) === 1
        ? refusal(503, 'unavailable')
        : {
            status: 201,
            body: {
              message: { ...messageOf(1), client_id: (body as Asked).client_id, kind: 'gift', gift: 'star' },
              conversation: summary,
              credits: 3,
            },
          },
  });
  const page = await openOffer(chat, 'gift');
  await page.user.click(await screen.findByRole('radio', { name: 'the star' }));
  await page.user.click(screen.getByRole('button', { name: /^Send gift/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: no connection.');
  await page.user.click(screen.getByRole('button', { name: /^Send gift/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent().map(({ client_id }) => client_id)).size).toBe(1);
});

test('without enough credits a gift waits next to a link to credits; a third conversation leads to Premium', async () => {
  const poor = emptyChat({ can_send: true });
  await serveChat(poor);
  const page = await openOffer(poor, 'gift', 1);
  await page.user.click(await screen.findByRole('radio', { name: 'the rose' }));
  const button = screen.getByRole('button', { name: /^Send gift/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^Not enough credits for this gift You have/);
  await page.user.click(screen.getByRole('button', { name: 'Buy credits' }));
  expect(page.frame.opened).toMatchObject([{ slot: 'buy-alert', props: { needed: 2 } }]);
});

test('a member without conversation starts left reads so in place of the gifts', async () => {
  const chat = emptyChat({ can_send: false, reason: 'conversation_limit' });
  await serveChat(chat);
  await openOffer(chat, 'gift');
  expect(await screen.findByText(/as many conversations as a free member can/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Premium' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a gift to a fictional profile asks once and costs nothing', async () => {
  const june = { ...nextMember(), fictional: true };
  const chat = chatOf(null, june, { messages: [], price: { message: 0, photo: 0, gift: 0 } });
  const { sent } = await serveChat(chat);
  const page = await openOffer(chat, 'gift', 0);
  await page.user.click(await screen.findByRole('radio', { name: 'the candle' }));
  await page.user.click(screen.getByRole('button', { name: 'Send gift, Free' }));
  expect(sent()).toHaveLength(0);
  await page.user.click(await screen.findByRole('button', { name: 'I understand, send it' }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ gift: 'candle', fictional_confirmed: true }));
});

test('a gift that comes while the conversation is open is named and moves; one that was read stays still', async () => {
  const member = nextMember();
  const summary = conversationOf(`c-${member.id}`);
  const old = messageOf(1, { kind: 'gift', gift: 'rose', text: undefined });
  const chat = chatOf(summary, member, { messages: [old] });
  await serveChat(chat);
  const page = await openChat(chat);
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

test('each of the twelve drawings is its own and weighs at most 2 KB', () => {
  const drawings = GIFTS.map((gift) => renderToStaticMarkup(<GiftArt gift={gift} />));
  expect(new Set(drawings).size).toBe(12);
  for (const drawing of drawings) expect(drawing.length).toBeLessThanOrEqual(2048);
});
