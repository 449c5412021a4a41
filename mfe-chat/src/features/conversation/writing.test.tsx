import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
let count = 0;
const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Opens a conversation; each test has one of its own, because the page's cache outlives a test. */
async function open() {
  count += 1;
  sessionStorage.clear();
  const nadia = cardOf(`writing-nadia${count}`, { name: 'Nadia' });
  const conversation = conversationOf(`writing${count}`);
  api = await serveApi({
    'PUT /api/chat.php': () => ({ status: 204 }),
    'GET /api/chat.php': () => ({ body: chatOf(conversation, nadia) }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, text } = body as { client_id: string; text: string };
      const message = messageOf(3, { from_me: true, client_id, text, cost: 1 });
      return { status: 201, body: { message, conversation, credits: 4 } };
    },
  });
  const page = await renderRemote(remote, {
    at: `/chats/${conversation.id}`,
    user: userOf({ credits: 5 }),
    settings: { message_length: 1_000 },
  });
  const entry = { conversation, profile: nadia, num_unread_messages: 0 };
  act(() => page.hub.as('shell').publish('chats:updated', chatsOf([entry])));
  return {
    page,
    field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Nadia' }),
  };
}
const sent = () => api.callsOf('POST /api/chat.php').map(({ body }) => (body as { text: string }).text);
const sendButton = () => screen.getByRole('button', { name: /^Send, / });

test('Enter sends, and Shift and Enter begin a new line', async () => {
  const { page, field } = await open();
  await page.user.type(field, 'Thursday{Shift>}{Enter}{/Shift}at eight');
  expect(field).toHaveValue('Thursday\nat eight');
  await page.user.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toEqual(['Thursday\nat eight']));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test.each([
  [true, 'enter'],
  [false, 'send'],
])('the key of a phone is labelled by what it does (touch: %s)', async (isTouch, hint) => {
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    return query === '(pointer: coarse)' ? Object.assign(list, { matches: isTouch }) : list;
  };
  const { field } = await open();
  expect(field).toHaveAttribute('enterkeyhint', hint);
});

test('Enter that chooses a word of an input method sends nothing', async () => {
  const { page, field } = await open();
  await page.user.type(field, 'にほん');
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  expect(field).toHaveValue('にほん');
  // Safari ends the composition first, and gives the key this number.
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(field).toHaveValue('にほん');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(sent()).toEqual(['にほん']));
});

test('Enter on a touch keyboard begins a new line', async () => {
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    return Object.defineProperty(list, 'matches', { value: query === '(pointer: coarse)' });
  };
  const { page, field } = await open();
  await page.user.type(field, 'Thursday{Enter}at eight');
  expect(field).toHaveValue('Thursday\nat eight');
  await page.user.click(sendButton());
  await waitFor(() => expect(sent()).toEqual(['Thursday\nat eight']));
});

test('a message has a thousand characters at most; what is left is seen near the end, and read out always', async () => {
  const { page, field } = await open();
  const unseen = getComputedStyle(screen.getByText('Message to Nadia')).clipPath;
  const lookOf = (text: string) => getComputedStyle(screen.getByText(text)).clipPath;
  const write = (count: number) => fireEvent.change(field, { target: { value: 'a'.repeat(count) } });
  write(879);
  await screen.findByText('121 characters left');
  expect(field).toHaveAccessibleDescription(/121 characters left$/);
  expect(lookOf('121 characters left')).toBe(unseen);
  write(880);
  expect(field).toHaveAccessibleDescription(/120 characters left$/);
  expect(lookOf('120 characters left')).not.toBe(unseen);
  write(999);
  expect(screen.getByText('1 character left')).toBeVisible();
  write(1_000);
  expect(screen.getByText('0 characters left')).toBeVisible();
  expect(sendButton()).toBeEnabled();
  await page.user.type(field, 'a');
  expect(screen.getByText('-1 character left')).toBeVisible();
  expect(field).toBeInvalid();
  expect(sendButton()).toBeDisabled();
  await page.user.type(field, '{Enter}');
  expect(field).toHaveValue('a'.repeat(1_001));
  expect(sent()).toEqual([]);
});
