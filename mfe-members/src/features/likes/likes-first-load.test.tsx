import { act, screen } from '@testing-library/react';
import { likesOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const loading = () => document.querySelector('[aria-busy]');

beforeEach(async () => void (await serveApi({ 'GET /api/regions.php': () => ({ body: { regions: {} } }) })));

test('[7.013] likes show progress on the first load only', async () => {
  const { hub } = await renderRemote(remote, { at: '/likes', user: userOf() });
  expect(loading()).not.toBeNull();
  act(() => hub.as('shell').publish('likes:updated', likesOf()));
  expect(loading()).toBeNull();
  act(() => hub.as('shell').publish('likes:updated', likesOf()));
  expect(loading()).toBeNull();
});

test('[7.013] a failed first load shows a message and is retried on request', async () => {
  const { user, frame } = await renderRemote(remote, { at: '/likes', user: userOf(), readable: false });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(frame.refreshed).toEqual(['likes', 'likes']);
});
