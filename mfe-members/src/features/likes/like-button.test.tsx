import { act, screen, waitFor, within } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { LIKED, nadia, serveResult } from '#src/test/likes-page.ts';

test("[6.002] a visitor's like asks for a log-in and sends nothing", async () => {
  const api = await serveResult();
  const { user } = await renderRemote(remote, { at: '/members' });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  const dialog = await screen.findByRole('dialog', { name: 'It takes two' });
  expect(dialog).toHaveTextContent('To like Nadia you need to be logged in.');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fmembers',
  );
  expect(api.callsOf('POST /api/like.php')).toHaveLength(0);
});

test('[4.011] a like is sent once, can be removed, and is published', async () => {
  const api = await serveResult({
    'POST /api/like.php': () => ({ body: LIKED }),
    'DELETE /api/like.php': () => ({ body: { ...LIKED, liked: false } }),
  });
  const { user, hub, frame } = await renderRemote(remote, { at: '/members', user: userOf() });
  const published: unknown[] = [];
  hub.as('shell').subscribe('member:liked', (payload) => published.push(payload));
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(published).toEqual([{ member: 'nadia', liked: true, match: false }]));
  await user.click(like);
  await waitFor(() => expect(published).toHaveLength(2));
  expect(api.callsOf('DELETE /api/like.php')[0]?.body).toEqual({ member: 'nadia' });
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(frame.refreshed).toContain('likes');
});

test('a like shows what is left today, and can be withdrawn within the undo time', async () => {
  const api = await serveResult({
    'POST /api/like.php': () => ({ body: { ...LIKED, likes_remaining: 0 } }),
    'DELETE /api/like.php': () => ({ body: { ...LIKED, liked: false } }),
  });
  const { user, frame } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-undo' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  await waitFor(() => expect(frame.toasts).toHaveLength(1));
  const [toast] = frame.toasts;
  expect(toast).toMatchObject({ text: 'Like sent to Nadia. That was the last one for today.', seconds: 5 });
  act(() => toast!.action!.run());
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toBe('You took the like back.'));
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1);
});

test('a Premium member reads of the like only; a match and a withdrawn like show nothing more', async () => {
  let match = false;
  const api = await serveResult({
    'GET /api/members.php': () => ({ body: resultsOf([nadia, cardOf('rosa')]) }),
    'POST /api/like.php': () => ({ body: { ...LIKED, match } }),
    'DELETE /api/like.php': () => ({ body: { ...LIKED, liked: false } }),
  });
  const { user, frame } = await renderRemote(remote, {
    at: '/members?has_photo=true',
    user: userOf({ id: 'u-premium', paid_user: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(frame.toasts.map(({ text }) => text)).toEqual(['Like sent to Nadia.']));
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1));
  match = true;
  await user.click(await screen.findByRole('button', { name: 'Like Rosa' }));
  await waitFor(() => expect(frame.opened).toHaveLength(1));
  expect(frame.toasts).toHaveLength(1);
});

test('[4.011] a like given in a chat or in another tab fills the heart of the card', async () => {
  await serveResult();
  const { hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-elsewhere' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  act(() => hub.relay('member:liked', { member: 'nadia', liked: true, match: false }));
  expect(like).toHaveAttribute('aria-pressed', 'true');
  act(() => hub.relay('member:liked', { member: 'nadia', liked: false, match: false }));
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[4.011] a like from both sides opens the match modal', async () => {
  await serveResult({ 'POST /api/like.php': () => ({ body: { ...LIKED, match: true } }) });
  const { user, frame } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-match' }) });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(frame.opened).toEqual([{ slot: 'match-modal', props: { member: 'nadia' } }]));
});
