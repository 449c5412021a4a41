import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { LIKED, publishLikes, serveResult } from '#src/test/likes-page.ts';

test('[8.014] [8.015] a used-up allowance shows its text and a countdown', async () => {
  await serveResult({
    'POST /api/like.php': () => refusal(429, 'likes_exhausted', { reset_at: '2099-01-01T23:00:00.000Z' }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-exhausted' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  const dialog = await screen.findByRole('dialog', { name: 'No Likes left today' });
  expect(dialog).toHaveTextContent(
    'You can give out 4 Likes per day. Tomorrow you may give another 4! Please wait:',
  );
  expect(within(dialog).getByRole('timer')).toHaveTextContent(/^\d+:\d\d:\d\d$/);
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[8.014] a Premium member without likes left reads the Premium number; a single like is written in the singular', async () => {
  const api = await serveResult();
  const { user, hub } = await renderRemote(remote, {
    at: '/members',
    user: userOf({ id: 'u-premium-exhausted', paid_user: true }),
    settings: { premium_likes_per_day: 1 },
  });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  publishLikes(hub, { likes_remaining: 0, reset_at: '2099-01-01T23:00:00.000Z' });
  await user.click(like);
  const dialog = await screen.findByRole('dialog', { name: 'No Likes left today' });
  expect(dialog).toHaveTextContent('You can give out 1 Like per day. Tomorrow you may give another 1!');
  expect(api.callsOf('POST /api/like.php')).toEqual([]);
});

test('likes count as used up by the server’s clock, not by the device’s', async () => {
  const api = await serveResult({ 'POST /api/like.php': () => ({ body: LIKED }) });
  const now = Date.now.bind(Date);
  const reset_at = new Date(now() + 7_200_000).toISOString();
  const device = jest.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000);
  const { user, hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-ahead' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  publishLikes(hub, { likes_remaining: 0, reset_at });
  await user.click(like);
  expect(await screen.findByRole('dialog', { name: 'No Likes left today' })).toHaveTextContent(
    'Please wait:',
  );
  expect(api.callsOf('POST /api/like.php')).toEqual([]);
  device.mockRestore();
});

test('an allowance of a former day is read again', async () => {
  const api = await serveResult({ 'POST /api/like.php': () => ({ body: LIKED }) });
  const { user, hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-next-day' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  publishLikes(hub, { likes_remaining: 0, reset_at: '2020-01-01T23:00:00.000Z' });
  await user.click(like);
  await waitFor(() => expect(api.callsOf('POST /api/like.php')).toHaveLength(1));
});
