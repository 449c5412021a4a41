import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
let count = 0;

const CAREFUL = 'Be careful with links and contact details from someone you don’t know yet.';

/** Opens a conversation with these messages, each time of another member: the page's cache outlives a test. */
async function open(messages: Message[], more: Partial<ChatResponse> = {}) {
  const nadia = cardOf(`received${(count += 1)}`, { name: 'Nadia', photo_count: 1 });
  const summary = conversationOf(`c-received${count}`);
  const chat = chatOf(summary, nadia, { messages, ...more });
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chat }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'GET /api/member.php': () => ({ status: 404, body: {} }),
  });
  const page = await renderRemote(remote, { at: `/chats/${summary.id}`, user: userOf() });
  await screen.findByRole('log');
  return { page, nadia, summary };
}
const buttons = () => screen.findAllByRole('button', { name: 'Report this message' });

test('[2.072] each received message is reported by its id, and no own one; the menu reports the member', async () => {
  const { page, nadia } = await open([messageOf(1), messageOf(2, { from_me: true }), messageOf(3)]);
  const all = await buttons();
  expect(all).toHaveLength(2);
  await page.user.click(all[1]!);
  const asked = { member: nadia.id, name: 'Nadia' };
  expect(page.frame.opened.at(-1)).toEqual({ slot: 'report', props: { ...asked, message: messageOf(3).id } });
  await page.user.click(await screen.findByRole('button', { name: 'Report Nadia', hidden: true }));
  expect(page.frame.opened.at(-1)).toEqual({ slot: 'report', props: asked });
});

test('the keyboard comes to one of these buttons, and by the arrow keys to the others', async () => {
  const { page } = await open([messageOf(1), messageOf(2), messageOf(3)]);
  const all = await buttons();
  expect(all.map((button) => button.tabIndex)).toEqual([-1, -1, 0]);
  all[2]!.focus();
  await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(all[0]).toHaveFocus();
  await page.user.keyboard('{ArrowDown}');
  expect(all[1]).toHaveFocus();
});

test('a long press on a bubble shows its button, until a press elsewhere', async () => {
  await open([messageOf(1), messageOf(2)]);
  const [first] = await buttons();
  const place = first!.parentElement!;
  const hidden = place.className;
  jest.useFakeTimers();
  try {
    fireEvent(screen.getByText('text 1'), touch());
    act(() => void jest.advanceTimersByTime(500));
    expect(place.className).not.toBe(hidden);
    fireEvent(screen.getByRole('textbox'), touch());
    expect(place.className).toBe(hidden);
    fireEvent(screen.getByText('text 1'), touch());
    fireEvent(document.body, new Event('pointercancel', { bubbles: true }));
    act(() => void jest.advanceTimersByTime(500));
    expect(place.className).toBe(hidden);
  } finally {
    jest.useRealTimers();
  }
});

const touch = () =>
  Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }) as unknown as Event;

test('a first message with a link has a hint below it, and stays as it is; later ones have none', async () => {
  await open([
    messageOf(1, { from_me: true, text: 'see www.mine.example' }),
    messageOf(2, { text: 'look at www.hers.example' }),
    messageOf(3, { text: 'and www.more.example' }),
  ]);
  expect(await screen.findAllByText(CAREFUL)).toHaveLength(1);
  expect(screen.getByText('look at www.hers.example')).toBeVisible();
  const row = screen.getByText(CAREFUL).parentElement!;
  expect(within(row).getByText('look at www.hers.example')).toBeVisible();
});

test('a first message with a time has no hint', async () => {
  await open([messageOf(1, { text: 'Tomorrow at 10.30?' })]);
  await buttons();
  expect(screen.queryByText(CAREFUL)).toBeNull();
});

test('a conversation with older messages has no hint', async () => {
  await open([messageOf(7, { text: 'www.hers.example' })], { has_more: true });
  await buttons();
  expect(screen.queryByText(CAREFUL)).toBeNull();
});

test('a block from a dialog over the page is read again', async () => {
  const { page, summary, nadia } = await open([messageOf(1)]);
  await buttons();
  const before = api.callsOf('GET /api/chat.php').length;
  const entry = { conversation: { ...summary, blocked: true }, profile: nadia, num_unread_messages: 0 };
  act(() =>
    page.hub.as('shell').publish('chats:updated', chatsOf([entry], { total_unread: 0, total_messages: 1 })),
  );
  await waitFor(() => expect(api.callsOf('GET /api/chat.php').length).toBeGreaterThan(before));
});
