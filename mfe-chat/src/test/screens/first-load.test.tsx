import { act, screen } from '@testing-library/react';
import { chatsOf } from '@rendezvous/testing/chats';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const nothing = chatsOf([]);
const loading = () => screen.queryByText('Loading your conversations');

beforeEach(async () => void (await serveApi({})));

test('[7.012] the list of chats shows progress on the first load only', async () => {
  const { hub } = await renderRemote(remote, { at: '/chats', user: userOf() });
  expect(loading()).toBeInTheDocument();
  act(() => hub.as('shell').publish('chats:updated', nothing));
  expect(loading()).toBeNull();
  act(() => hub.as('shell').publish('chats:updated', { ...nothing }));
  expect(loading()).toBeNull();
});

test('[7.012] a failed first load shows a message and is retried on request', async () => {
  const { user, hub, frame } = await renderRemote(remote, { at: '/chats', user: userOf(), readable: false });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(loading()).toBeNull();
  await user.click(retry);
  expect(frame.refreshed).toEqual(['chats', 'chats']);
  act(() => hub.as('shell').publish('chats:updated', nothing));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
