import { screen, waitFor, within } from '@testing-library/react';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { pageOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;

/** Opens the viewer on a profile with these photos by a press on the one named. */
async function openViewer(photos: Photo[], pressed: string, user: User | null = userOf()) {
  api = await serveApi({
    'POST /api/report.php': () => ({ status: 201, body: { ticket: 'ABCDE-23456' } }),
    'GET /api/suggestions.php': () => ({ body: { items: [] } }),
    'GET /api/member.php': () => ({ body: pageOf('nadia', { photos, photo_count: photos.length }) }),
  });
  const page = await renderRemote(remote, { at: '/members/nadia', user });
  const tile = await screen.findByRole('button', { name: pressed });
  await page.user.click(tile);
  const viewer = await screen.findByRole('dialog', { name: 'Photos of Nadia' });
  await within(viewer).findAllByRole('img');
  return { ...page, tile, viewer };
}

const three = [photoOf('one'), photoOf('two'), photoOf('three')];
const place = (viewer: HTMLElement) => within(viewer).getByRole('paragraph').textContent;
/** The slide that is not beside the window. */
const shown = (viewer: HTMLElement) =>
  within(viewer)
    .getAllByRole('group')
    .find((slide) => !slide.hasAttribute('inert'));

test('[2.069] the viewer opens at the photo that was pressed and has its neighbours loaded', async () => {
  const { viewer } = await openViewer(three, 'Open photo 2 of 3');
  expect(place(viewer)).toBe('2 of 3');
  expect(shown(viewer)).toHaveAccessibleName('2 of 3');
  expect(within(viewer).getByRole('region')).toHaveAccessibleName('Photos of Nadia');
  expect(
    within(viewer)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['Nadia, photo 1', 'Nadia, photo 2', 'Nadia, photo 3']);
});

test('[2.069] arrow keys, Home and End turn the photos, and Escape returns the focus to the photo pressed', async () => {
  const { user, viewer, tile } = await openViewer(three, 'Open photo 2 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(place(viewer)).toBe('3 of 3'));
  await user.keyboard('{Home}');
  expect(place(viewer)).toBe('1 of 3');
  await user.keyboard('{End}');
  expect(place(viewer)).toBe('3 of 3');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(place(viewer)).toBe('2 of 3'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(tile).toHaveFocus();
});

test('the buttons of the viewer turn the photos and close it', async () => {
  const { user, viewer } = await openViewer(three, 'Open photo 1 of 3');
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  await waitFor(() => expect(place(viewer)).toBe('2 of 3'));
  await user.click(within(viewer).getByRole('button', { name: 'Previous photo' }));
  await waitFor(() => expect(place(viewer)).toBe('1 of 3'));
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a single photo has nothing to turn to', async () => {
  const { viewer } = await openViewer([photoOf('one')], 'Open photo 1 of 1');
  expect(within(viewer).queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
  expect(within(viewer).queryByRole('paragraph')).not.toBeInTheDocument();
});

test('[2.069] [6.005] page and viewer count locked photos alike, and a locked slide leads a free member to Premium', async () => {
  const photos = [photoOf('one'), photoOf('two', { locked: true }), photoOf('three', { locked: true })];
  const { user, viewer, tile, frame } = await openViewer(photos, 'Open photo 1 of 3');
  expect(tile).toHaveTextContent('1 of 3');
  expect(place(viewer)).toBe('1 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(place(viewer)).toBe('2 of 3'));
  expect(shown(viewer)).toHaveTextContent('Photo for Premium members');
  await user.click(within(shown(viewer)!).getByRole('button', { name: 'See all 3 photos with Premium' }));
  expect(frame.opened).toEqual([{ slot: 'buy-alert', props: { reason: 'premium_only' } }]);
});

test('[6.002] a locked slide asks a visitor to log in', async () => {
  const photos = [photoOf('one'), photoOf('two', { locked: true })];
  const { user, viewer } = await openViewer(photos, 'Open photo 1 of 2', null);
  await user.keyboard('{End}');
  await user.click(within(shown(viewer)!).getByRole('button', { name: 'Log in to see more photos' }));
  expect(await screen.findByRole('dialog', { name: 'It takes two' })).toHaveTextContent(
    'To see more photos of Nadia you need to be logged in.',
  );
});

test('[2.069] the photo shown is reported from the viewer, by its id', async () => {
  const { user, viewer } = await openViewer(three, 'Open photo 2 of 3');
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  await waitFor(() => expect(place(viewer)).toBe('3 of 3'));
  await user.click(within(viewer).getByRole('button', { name: 'Report photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this photo of Nadia' });
  await user.selectOptions(within(dialog).getByLabelText('What’s wrong?'), 'fake');
  await user.click(within(dialog).getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('ABCDE-23456')).toBeVisible();
  expect(api.callsOf('POST /api/report.php')[0]?.body).toEqual({ photo: 'three', reason: 'fake' });
});

test('[2.069] a visitor has no button to report a photo', async () => {
  const visitor = await openViewer(three, 'Open photo 2 of 3', null);
  expect(within(visitor.viewer).queryByRole('button', { name: 'Report photo' })).toBeNull();
});
