import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { AT, LIKED, nadia, publishLikes } from '#src/test/likes-page.ts';
import { serveMember } from '#src/test/member-page.ts';

test('[4.012] opening the profile of a new like marks it as seen, once', async () => {
  const api = await serveMember(pageOf('nadia'), { 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  publishLikes(hub, { profiles: [nadia], liked_by: [{ id: 'nadia', like_new: true, at: AT }] });
  await waitFor(() => expect(frame.refreshed).toEqual(['likes', 'user']));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([{ member: 'nadia' }]);
});

test('[4.012] opening the profile of a new match marks it as seen, also when the like was seen before', async () => {
  const api = await serveMember(pageOf('nadia'), { 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  publishLikes(hub, {
    profiles: [nadia],
    liked_by: [{ id: 'nadia', like_new: false, at: AT }],
    matches: [{ id: 'nadia', seen: false, at: AT }],
  });
  await waitFor(() => expect(frame.refreshed).toEqual(['likes', 'user']));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([{ member: 'nadia' }]);
});

test('[6.010] [6.011] a blocked member reads who blocked them, with a link back', async () => {
  const blocked = refusal(403, 'blocked_by_member', { params: { name: 'Vera' } });
  await serveApi({ 'GET /api/member.php': () => blocked });
  await renderRemote(remote, { at: '/members/vera', user: userOf() });
  expect(
    await screen.findByText('You’re blocked by Vera. You do not have access to this page.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the members' })).toHaveAttribute('href', '/members');
});

test('[2.069] blocking asks for confirmation, is sent, and is confirmed', async () => {
  const api = await serveMember(pageOf('nadia'), { 'POST /api/block.php': () => ({ status: 204 }) });
  const { user, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByText('Block Nadia'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(frame.toasts).toEqual([{ text: 'Nadia is blocked.', tone: 'ok' }]));
  expect(api.callsOf('POST /api/block.php')[0]?.body).toEqual({ member: 'nadia' });
});

test('[2.069] a like is given and withdrawn on the profile', async () => {
  const api = await serveMember(pageOf('nadia'), {
    'POST /api/like.php': () => ({ body: LIKED }),
    'DELETE /api/like.php': () => ({ body: { ...LIKED, liked: false } }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf({ id: 'u-profile' }) });
  const like = (await screen.findAllByRole('button', { name: /^Liked?( Nadia)?$/, hidden: true }))[0]!;
  await user.click(like);
  await waitFor(() => expect(api.callsOf('POST /api/like.php')).toHaveLength(1));
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await user.click(like);
  await waitFor(() => expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1));
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[2.069] a blocked member can be unblocked on the profile', async () => {
  const api = await serveMember(pageOf('nadia', {}, { blocked: true }), {
    'DELETE /api/block.php': () => ({ status: 204 }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click((await screen.findAllByRole('button', { name: 'Unblock Nadia' }))[0]!);
  await waitFor(() => expect(api.callsOf('DELETE /api/block.php')[0]?.body).toEqual({ member: 'nadia' }));
});
