import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { chatOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const AT = '2026-11-20T10:00:00.000Z';
let api: ApiDouble;

const chatWith = (id: string) =>
  chatOf(null, cardOf(id, { name: 'Nadia', photo_count: 1 }), { messages: [] });
const answer = (liked: boolean, match = false): Answer => ({
  body: { liked, match, likes_remaining: 3, reset_at: AT },
});

/** Opens a conversation with a new member, because the page's cache outlives a test. */
async function open(id: string, handlers: Handlers) {
  api = await serveApi({ 'GET /api/chat.php': () => ({ body: chatWith(id) }), ...handlers });
  const page = await renderRemote(remote, { at: `/members/${id}/chat`, user: userOf({ id: `me-${id}` }) });
  const published: unknown[] = [];
  page.hub.as('shell').subscribe('member:liked', (payload) => published.push(payload));
  const heart = await screen.findByRole('button', { name: 'Like Nadia' });
  return { ...page, published, heart };
}

test('[4.011] a like given and removed in a chat is published to every part', async () => {
  const { user, heart, published, frame } = await open('n1', {
    'POST /api/like.php': () => answer(true),
    'DELETE /api/like.php': () => answer(false),
  });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(published).toEqual([{ member: 'n1', liked: true, match: false }]));
  await user.click(heart);
  await waitFor(() => expect(published.at(-1)).toEqual({ member: 'n1', liked: false, match: false }));
  expect(frame.refreshed).toContain('likes');
});

test('[4.011] a press during a running like counts: one call at a time, the latest intent wins', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { user, heart } = await open('n2', {
    'POST /api/like.php': () => gate.then(() => answer(true)),
    'DELETE /api/like.php': () => answer(false),
  });
  await user.click(heart);
  await waitFor(() => expect(api.callsOf('POST /api/like.php')).toHaveLength(1));
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(api.callsOf('DELETE /api/like.php')).toHaveLength(0);
  await act(async () => release());
  await waitFor(() => expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[4.011] a like given elsewhere fills the heart of the open chat', async () => {
  const { heart, hub } = await open('n3', {});
  act(() => hub.relay('member:liked', { member: 'n3', liked: true, match: false }));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[4.011] a like from both sides opens the match in a chat too', async () => {
  const { user, heart, frame } = await open('n4', { 'POST /api/like.php': () => answer(true, true) });
  await user.click(heart);
  await waitFor(() => expect(frame.opened).toEqual([{ slot: 'match-modal', props: { member: 'n4' } }]));
});

test('a refused like empties the heart and shows the reason', async () => {
  const { user, heart, frame } = await open('n5', { 'POST /api/like.php': () => refusal(404, 'not_found') });
  await user.click(heart);
  await waitFor(() => expect(frame.toasts).toHaveLength(1));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[8.014] [8.015] a used-up allowance shows its sheet with the clock in a chat too, and a like its toast', async () => {
  const used = await open('n6', {
    'POST /api/like.php': () => refusal(429, 'likes_exhausted', { reset_at: '2099-01-01T23:00:00.000Z' }),
  });
  await used.user.click(used.heart);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^\d+:\d\d:\d\d$/);
  expect(used.frame.toasts).toEqual([]);
  cleanup();
  const sent = await open('n7', { 'POST /api/like.php': () => answer(true) });
  await sent.user.click(sent.heart);
  await waitFor(() =>
    expect(sent.frame.toasts.map(({ text }) => text)).toEqual(['Like sent to Nadia. 3 left today.']),
  );
});
