import { screen, waitFor } from '@testing-library/react';
import type { ErrorCode } from '@rendezvous/contract/kernel/error-codes';
import type { RenderedRemote as Page } from '@rendezvous/testing/render-remote';
import { refusal } from '@rendezvous/testing/server';
import { accepts, api, chat, field, nadia, open, sendButton, summary } from '#src/test/chats-page.ts';

test('[2.007] [2.072] sending shows its price in credits and money, shows the message at once and informs the frame', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }), ...accepts });
  const sent: unknown[] = [];
  page.hub.as('shell').subscribe('message:sent', (payload) => sent.push(payload));
  await page.user.type(await field(), 'Thursday at eight');
  expect(sendButton()).toHaveAccessibleName('Send, 1 credit · from €0.80');
  await page.user.click(sendButton());
  expect(screen.getByText('Thursday at eight')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      { conversation: summary.id, member: nadia.id, credits: 4, origin: 'conversation' },
    ]),
  );
  expect(await field()).toHaveValue('');
});

test('a buyer sees on the button what their own credits cost', async () => {
  const credit_price = { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 0 };
  await open(
    'conversation',
    { 'GET /api/chat.php': () => ({ body: chat() }) },
    { paid_user: true, credit_price },
  );
  await field();
  expect(sendButton()).toHaveAccessibleName('Send, 1 credit · €1.00');
});

/** Sends two tries of one message, the first of which is answered so. */
async function sendTwice(first: { status: number; code: ErrorCode }, between: (page: Page) => Promise<void>) {
  let tries = 0;
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/chat.php': (call) =>
      (tries += 1) === 1 ? refusal(first.status, first.code) : accepts['POST /api/chat.php']!(call),
  });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  await between(page);
  await waitFor(() => expect(api.callsOf('POST /api/chat.php')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  const ids = api.callsOf('POST /api/chat.php').map(({ body }) => (body as { client_id: string }).client_id);
  expect(new Set(ids).size).toBe(1);
}

test('a message that got no answer shows that it waits, and is sent again by itself with the same client id', () =>
  sendTwice({ status: 503, code: 'unavailable' }, async () => {
    expect(await screen.findByText('Waiting for a connection. It goes out by itself.')).toBeVisible();
  }));

test('a refused message is sent again on request under the same client id', () =>
  sendTwice({ status: 422, code: 'validation_failed' }, async (page) => {
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  }));

test('after sending by the button the field has the focus', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }), ...accepts });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  expect(await field()).toHaveFocus();
});

test('a balance that is used up is an error only once a message waits for it', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) }, { credits: 0 });
  const sign = () =>
    screen.getByText('Not enough credits for this message').parentElement!.querySelector('svg');
  await field();
  expect(sign()).toBeNull();
  await page.user.type(await field(), 'Hello');
  expect(sign()).not.toBeNull();
});

test('[8.012] without enough credits the field stays, sending is disabled, and a button leads to credits', async () => {
  const page = await open(
    'conversation',
    { 'GET /api/chat.php': () => ({ body: chat({ can_send: false, reason: 'not_enough_credits' }) }) },
    { credits: 0 },
  );
  await page.user.type(await field(), 'Hello');
  expect(sendButton()).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Buy credits' }));
  expect(page.frame.opened).toEqual([
    {
      slot: 'buy-alert',
      props: {
        reason: 'not_enough_credits',
        needed: 1,
        back: { path: `/chats/${summary.id}`, name: 'Nadia' },
      },
    },
  ]);
});

test('credits that run out before sending open the alert, and the message stays in the field', async () => {
  const page = await open('conversation', {
    'GET /api/chat.php': () => ({ body: chat() }),
    'POST /api/chat.php': () => refusal(402, 'not_enough_credits'),
  });
  await page.user.type(await field(), 'Hello');
  await page.user.click(sendButton());
  expect(await screen.findByText('Not sent: you are out of credits.')).toBeVisible();
  expect(page.frame.opened[0]).toEqual({
    slot: 'buy-alert',
    props: { reason: 'not_enough_credits', needed: 1, back: { path: `/chats/${summary.id}`, name: 'Nadia' } },
  });
});

test('the third conversation of a free member is refused with a link to Premium', async () => {
  const refused = chat({ conversation: null, messages: [], can_send: false, reason: 'conversation_limit' });
  const page = await open('member', { 'GET /api/chat.php': () => ({ body: refused }) });
  expect(await screen.findByText(/as many conversations as a free member can/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/The first line is yours/)).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Get Premium' }));
  expect(page.frame.opened).toMatchObject([{ slot: 'buy-alert', props: { reason: 'conversation_limit' } }]);
  expect(page.frame.opened[0]!.props).toMatchObject({
    back: { path: expect.stringMatching(/^\/members\/.+\/chat$/) },
  });
});

test('[2.010] the first message to a fictional profile asks for confirmation, stays in the field when it is not sent, and costs nothing', async () => {
  const june = { ...nadia, fictional: true };
  const first = chat({
    conversation: null,
    profile: june,
    messages: [],
    price: { message: 0, photo: 0, gift: 0 },
  });
  const page = await open('member', { 'GET /api/chat.php': () => ({ body: first }), ...accepts });
  await page.user.type(await field(), 'Hello');
  expect(sendButton()).toHaveAccessibleName('Send, Free');
  await page.user.click(sendButton());
  expect(api.callsOf('POST /api/chat.php')).toHaveLength(0);
  await page.user.click(await screen.findByRole('button', { name: 'Don’t send' }));
  expect(await field()).toHaveValue('Hello');
  await page.user.click(sendButton());
  await page.user.click(await screen.findByRole('button', { name: 'I understand, send it' }));
  await waitFor(() =>
    expect(api.callsOf('POST /api/chat.php')[0]?.body).toMatchObject({
      member: nadia.id,
      text: 'Hello',
      fictional_confirmed: true,
    }),
  );
  expect(await field()).toHaveValue('');
});

test('a draft is stored while another conversation is open', async () => {
  const page = await open('conversation', { 'GET /api/chat.php': () => ({ body: chat() }) });
  await page.user.type(await field(), 'Half a thou');
  await page.user.click(screen.getByRole('link', { name: 'Back to messages' }));
  await page.user.click(screen.getByRole('link', { name: /Nadia/ }));
  expect(await field()).toHaveValue('Half a thou');
});
