import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { OPEN_AND_LOCKED, serveMember } from '#src/test/member-page.ts';

test('[2.069] [6.005] locked photos name their audience and lead a free member to Premium', async () => {
  await serveMember(pageOf('nadia', OPEN_AND_LOCKED));
  const { user, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Photo for Premium members' }));
  expect(frame.opened).toEqual([{ slot: 'buy-alert', props: { reason: 'premium_only' } }]);
  expect(screen.getByRole('link', { name: 'See all 2 photos with Premium' })).toHaveAttribute(
    'href',
    '/premium',
  );
});

test('[2.069] the main photo shows how many there are, the others are small beside it', async () => {
  const photos = ['one', 'two', 'three'].map((id) => photoOf(id));
  await serveMember(pageOf('nadia', { photos, photo_count: 3 }));
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  const main = await screen.findByRole('button', { name: 'Open photo 1 of 3' });
  expect(main).toHaveTextContent('1 of 3');
  expect(within(main).getByRole('img', { name: 'Nadia, main photo' })).toHaveAttribute(
    'src',
    '/cdn/one.webp',
  );
  const sources = ['Open photo 2 of 3', 'Open photo 3 of 3'].map((name) =>
    screen.getByRole('button', { name }).querySelector('img')!.getAttribute('src'),
  );
  expect(sources).toEqual(['/cdn/two-m.webp', '/cdn/three-m.webp']);
});

test('[2.069] a single photo is alone, without a count', async () => {
  await serveMember(pageOf('nadia', { photos: [photoOf('one')], photo_count: 1 }));
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible();
  expect(screen.queryByText('1 of 1')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(1);
});

test('[2.069] of more than five photos the fifth says how many follow, and the viewer has all of them', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const photos = ids.map((id) => photoOf(id));
  await serveMember(pageOf('nadia', { photos, photo_count: 8 }));
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  const fifth = await screen.findByRole('button', { name: 'Open photo 5 of 8 +3' });
  expect(fifth).toHaveTextContent('+3');
  const tiles = screen.getAllByRole('button', { name: /^Open photo/ });
  expect(tiles.map((tile) => tile.textContent)).toEqual(['1 of 8', '', '', '', '+3']);
  await user.click(fifth);
  const viewer = await screen.findByRole('dialog');
  expect(viewer).toHaveTextContent('5 of 8');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(viewer).toHaveTextContent('6 of 8'));
});
