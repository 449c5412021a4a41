import { screen, within } from '@testing-library/react';
import { messageOf } from '@rendezvous/testing/chats';
import { chat, field, nadia, open, sendButton } from '#src/test/chats-page.ts';

/** Opens the conversation of the test in a state. */
const openIn = (
  changes: () => Parameters<typeof chat>[0],
  facts: Parameters<typeof open>[2] = {},
): ReturnType<typeof open> =>
  open('conversation', { 'GET /api/chat.php': () => ({ body: chat(changes()) }) }, facts);

test('a member who has not confirmed their address cannot be written to, and the conversation says why', async () => {
  await openIn(() => ({ can_send: false, reason: 'not_confirmed' }));
  expect(await screen.findByText('Nadia hasn’t confirmed their account yet. Try again later.')).toBeVisible();
  expect(within(screen.getByRole('log')).getByText('text 2')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Get Premium' })).not.toBeInTheDocument();
});

test('a reader who has not confirmed their own address writes, and reads that messages wait for it', async () => {
  const page = await openIn(() => ({}), { status: 'not_confirmed', credits: 0 });
  const box = await field();
  expect(box).toHaveAccessibleDescription(/^Your messages go out once you’ve confirmed your e-mail address /);
  await page.user.type(box, 'Hello');
  expect(sendButton()).toBeEnabled();
  expect(screen.queryByText(/credits left|Not enough credits/)).not.toBeInTheDocument();
});

test('a function that needs Premium says so, with a link to it', async () => {
  const page = await openIn(() => ({ can_send: false, reason: 'premium_only' }));
  expect(await screen.findByText('This is for Premium members.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Get Premium' }));
  expect(page.frame.opened).toMatchObject([{ slot: 'buy-alert', props: { reason: 'premium_only' } }]);
});

test('a contact who has become invisible is written to as before, under their name alone', async () => {
  const nameAlone = () => ({ ...nadia, age: null, country: null, region: null, city: null });
  const page = await openIn(() => ({ profile: nameAlone() }));
  await page.user.type(await field(), 'Still there?');
  expect(sendButton()).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Nadia' })).toBeVisible();
});

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

test('[2.072] days are named, the last two by word, and a line is before the first unread message', async () => {
  const last = new Date();
  last.setDate(last.getDate() - 1);
  const messages = [
    messageOf(1, { at: '2024-02-29T12:00:00.000Z' }),
    messageOf(2, { at: last.toISOString() }),
    messageOf(3, { at: ago(0) }),
  ];
  await openIn(() => ({ messages, unread_from: 3 }));
  const log = await screen.findByRole('log', { name: 'Messages' });
  expect(await within(log).findByText('text 3')).toBeVisible();
  expect(log).toHaveTextContent(/Thursday,? 29 February 2024.*text 1.*Yesterday.*text 2.*Today.*New.*text 3/);
  expect(within(log).getAllByText('New')).toHaveLength(1);
});
