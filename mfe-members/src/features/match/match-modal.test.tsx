import { act, screen, waitFor } from '@testing-library/react';
import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import { cardOf, likesOf, pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { AT, publishLikes } from '#src/test/likes-page.ts';

afterEach(() => {
  jest.useRealTimers();
});
const newest = { id: 'nadia', name: 'Nadia', main_image: null, fictional: false };

test('[4.022] [7.009] without a given member the modal fetches the newest unseen match', async () => {
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
  await renderRemote(remote, { slot: { name: 'match-modal', props: {} }, user: userOf({ credits: 14 }) });
  expect(await screen.findByText('You and Nadia both said yes.')).toBeInTheDocument();
  expect(screen.getByText('You have 14 credits.')).toBeInTheDocument();
});

test('[4.022] with a given member the modal does not call auto-like', async () => {
  const api = await serveApi({ 'GET /api/member.php': () => ({ body: pageOf('rosa') }) });
  await renderRemote(remote, { slot: { name: 'match-modal', props: { member: 'rosa' } }, user: userOf() });
  expect(await screen.findByText('You and Rosa both said yes.')).toBeInTheDocument();
  expect(api.callsOf('GET /api/auto-like.php')).toHaveLength(0);
});

test('[4.022] [9.012] likes are read again 500 ms after the match modal has opened, once', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
  const { frame } = await renderRemote(remote, { slot: { name: 'match-modal', props: {} }, user: userOf() });
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(frame.refreshed).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(frame.refreshed).toEqual(['likes']);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(frame.refreshed).toEqual(['likes']);
});

test('[4.023] the match can be closed', async () => {
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
  const { user, frame } = await renderRemote(remote, {
    slot: { name: 'match-modal', props: {} },
    user: userOf(),
  });
  await user.click(await screen.findByRole('button', { name: 'Keep looking' }));
  expect(frame.closed).toEqual(['match-modal']);
});

test('[4.024] pressing the photo opens the profile', async () => {
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
  const { user, at } = await renderRemote(remote, {
    slot: { name: 'match-modal', props: {} },
    user: userOf(),
  });
  await user.click(await screen.findByRole('button', { name: 'See the profile of Nadia' }));
  expect(at()).toBe('/members/nadia');
});

test('[4.025] the action starts a conversation and shows the price of a message', async () => {
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
  const { user, at } = await renderRemote(remote, {
    slot: { name: 'match-modal', props: {} },
    user: userOf(),
  });
  await user.click(await screen.findByRole('link', { name: 'Message Nadia, 1 credit' }));
  expect(at()).toBe('/members/nadia/chat');
});

test('without a match the modal closes itself', async () => {
  await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: null } }) });
  const { frame } = await renderRemote(remote, { slot: { name: 'match-modal', props: {} }, user: userOf() });
  await waitFor(() => expect(frame.closed).toContain('match-modal'));
});

test('[1.007] a fictional match carries its marker', async () => {
  await serveApi({});
  const { hub } = await renderRemote(remote, {
    slot: { name: 'match-modal', props: { member: 'june' } },
    user: userOf(),
  });
  act(() =>
    hub.as('shell').publish('likes:updated', likesOf({ profiles: [cardOf('june', { fictional: true })] })),
  );
  expect(await screen.findByText('Fictional profile')).toBeInTheDocument();
});

test.each(['timebonus', 'welcome'] as const)(
  '[2.084] while a discount is active (%s) the match links to the credits',
  async (source) => {
    await serveApi({ 'GET /api/auto-like.php': () => ({ body: { profile: newest } }) });
    const { user, hub, at, frame } = await renderRemote(remote, {
      slot: { name: 'match-modal', props: {} },
      user: userOf(),
    });
    await screen.findByText('You and Nadia both said yes.');
    expect(screen.queryByRole('link', { name: /see the packages/ })).not.toBeInTheDocument();
    act(() =>
      hub.as('shell').publish('discount:changed', {
        source,
        code: 'TIMEBONUS25',
        percentage: 25,
        expires_at: null,
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Your first credits are 25% off: see the packages' }));
    expect(at()).toBe('/premium');
    expect(frame.closed).toEqual(['match-modal']);
  },
);

/** Opens the modal of a match whose like is new. */
async function openNewLike({ seen }: { seen: boolean }) {
  const api = await serveApi({ 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, {
    slot: { name: 'match-modal', props: { member: 'rosa' } },
    user: userOf(),
  });
  const publish = (more: Partial<LikesResponse> = {}) =>
    publishLikes(hub, {
      profiles: [cardOf('rosa')],
      liked_by: [{ id: 'rosa', at: AT, like_new: true }],
      matches: [{ id: 'rosa', at: AT, seen }],
      ...more,
    });
  publish();
  return { api, frame, publish };
}

test('[4.012] a match that the modal shows is marked as seen, once; the like stays new', async () => {
  const { api, frame, publish } = await openNewLike({ seen: false });
  await waitFor(() => expect(frame.refreshed).toContain('user'));
  publish({ likes_remaining: 2 });
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([
    { member: 'rosa', only: 'match' },
  ]);
});

test('[4.012] a new like in a match that was seen before stays new in the modal', async () => {
  const { api, frame } = await openNewLike({ seen: true });
  expect(await screen.findByRole('button', { name: 'See the profile of Rosa' })).toBeInTheDocument();
  await waitFor(() => expect(frame.refreshed).toContain('likes'));
  expect(api.callsOf('POST /api/like-seen.php')).toEqual([]);
});
