import { screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { AT, nadia, publishLikes } from '#src/test/likes-page.ts';

test('[2.071] [2.003] [3.007] new received likes are marked, and the remaining likes of the day are shown', async () => {
  await serveApi({});
  const { hub } = await renderRemote(remote, { at: '/likes', user: userOf() });
  publishLikes(hub, {
    profiles: [nadia, cardOf('rosa')],
    liked_by: [
      { id: 'nadia', like_new: true, at: AT },
      { id: 'rosa', like_new: false, at: AT },
    ],
    likes_remaining: 3,
  });
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('New')).toBeInTheDocument();
  expect(within(second!).queryByText('New')).not.toBeInTheDocument();
  expect(screen.getByText('3 of 4 likes left today')).toBeInTheDocument();
});

test('[2.071] [2.004] [3.008] matches are listed with the price of a message', async () => {
  await serveApi({});
  const { hub } = await renderRemote(remote, { at: '/likes/matches', user: userOf() });
  publishLikes(hub, { profiles: [nadia], matches: [{ id: 'nadia', at: AT, seen: false }] });
  expect(screen.getByText(/^New match/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Message Nadia, 1 credit' })).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
});

test('[2.071] a lone match is shown large, several as a list', async () => {
  await serveApi({});
  const { hub } = await renderRemote(remote, { at: '/likes/matches', user: userOf() });
  const matched = (...names: string[]) =>
    publishLikes(hub, {
      profiles: names.map((name) => cardOf(name)),
      matches: names.map((id) => ({ id, at: AT, seen: true })),
    });
  const itemOf = (name: string) => screen.getByRole('heading', { name: `${name}, 31` }).closest('li');
  matched('nadia');
  expect(itemOf('Nadia')).toBeNull();
  expect(screen.getByText('Message Nadia')).toBeInTheDocument();
  matched('nadia', 'rosa');
  expect([itemOf('Nadia'), itemOf('Rosa')]).not.toContain(null);
  expect(screen.queryByText('Message Nadia')).not.toBeInTheDocument();
});

test('[2.004] an unknown kind of likes is a 404', async () => {
  await serveApi({});
  const { frame } = await renderRemote(remote, { at: '/likes/stolen', user: userOf() });
  expect(frame.failures).toEqual([404]);
});

test('[2.005] a match page without a match is a 404', async () => {
  await serveApi({});
  const { frame, hub } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  publishLikes(hub, {});
  await waitFor(() => expect(frame.failures).toEqual([404]));
});

test('[4.012] the page of a new match marks the match as seen, and not the like', async () => {
  const api = await serveApi({ 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  publishLikes(hub, {
    profiles: [nadia],
    liked_by: [{ id: 'nadia', at: AT, like_new: true }],
    matches: [{ id: 'nadia', at: AT, seen: false }],
  });
  await waitFor(() => expect(frame.refreshed).toContain('user'));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([
    { member: 'nadia', only: 'match' },
  ]);
});

test('[2.005] a match has a page of its own, with the profile and a link to write', async () => {
  await serveApi({});
  const { hub } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  publishLikes(hub, { profiles: [nadia], matches: [{ id: 'nadia', at: AT, seen: false }] });
  expect(await screen.findByRole('link', { name: 'Message Nadia, 1 credit' })).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
  expect(screen.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', '/likes/matches');
});

test('a withdrawn like moves the focus to the next one, and the last one to the next link', async () => {
  await serveApi({});
  const { user, hub } = await renderRemote(remote, { at: '/likes/sent', user: userOf() });
  const publishSent = (...ids: string[]) =>
    publishLikes(hub, {
      profiles: ids.map((id) => cardOf(id)),
      sent: ids.map((id) => ({ id, at: AT })),
    });
  publishSent('nadia', 'rosa', 'june');
  screen.getByRole('button', { name: 'Like Rosa' }).focus();
  publishSent('nadia', 'june');
  expect(screen.getByRole('button', { name: 'Like June' })).toHaveFocus();
  publishSent('nadia');
  expect(screen.getByRole('button', { name: 'Like Nadia' })).toHaveFocus();
  publishSent();
  expect(screen.getByRole('link', { name: 'Search members' })).toHaveFocus();
  await user.tab();
  publishSent('nadia');
  expect(screen.getByRole('button', { name: 'Like Nadia' })).not.toHaveFocus();
});
