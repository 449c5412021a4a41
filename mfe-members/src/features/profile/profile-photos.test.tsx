import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { movedPhotos } from '@rendezvous/rules/photo-order';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import type { PhotoPatch } from '@rendezvous/contract/resources/photos/schemas';
import { photoOf } from '@rendezvous/testing/members';
import { renderRemote, type RenderedRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

let api: ApiDouble;
// jsdom shows no pictures, so it makes no addresses of files.
beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:picture-${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

const THREE = ['one', 'two', 'three'].map((id) => photoOf(id));

async function open(photos: Photo[], handlers: Handlers = {}, paid = false) {
  api = await serveApi({
    'GET /api/half-prompts.php': () => ({ body: { items: [] } }),
    'PUT /api/photo.php': ({ body }) => ({ body: { photo: photoOf((body as PhotoPatch).id) } }),
    'DELETE /api/photo.php': () => ({ status: 204 }),
    'POST /api/photo-restore.php': ({ body }) => ({ body: { photo: photoOf((body as { id: string }).id) } }),
    ...handlers,
  });
  const account = (now: Photo[]) => userOf({ paid_user: paid, profile: { photos: now } });
  const page = await renderRemote(remote, { at: '/profile', user: account(photos) });
  await screen.findByRole('heading', { name: 'Photos' });
  return { ...page, nowOnServer: (now: Photo[]) => page.changeUser(account(now)) };
}

const menuOf = (position: number) =>
  screen.getByRole('button', { name: `Photo ${position}: move, main photo, privacy, delete` });
const row = (position: number, name: string) =>
  within(
    screen.getByRole('group', { name: `Photo ${position}: move, main photo, privacy, delete`, hidden: true }),
  ).getByRole('button', { name, hidden: true });
const shown = () =>
  screen
    .getAllByRole('img', { name: /^Photo/ })
    .map((image) => image.getAttribute('src')?.replace(/^\/cdn\/|(-m)?\.webp$/g, ''));
const changes = () => api.callsOf('PUT /api/photo.php').map(({ body }) => body);
const lastToast = ({ frame }: Pick<RenderedRemote, 'frame'>) => frame.toasts.at(-1);
const picture = (name: string, type = 'image/jpeg') => new File(['…'], name, { type });
const picker = () => screen.getByLabelText<HTMLInputElement>(/^Add/);

test('[2.081] the menu of a photo moves it and makes it the main one, at once and with an undo', async () => {
  const page = await open(THREE);
  await page.user.click(row(3, 'Move forward'));
  expect(shown()).toEqual(['one', 'three', 'two']);
  expect(screen.getByText('Now photo 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(changes()).toEqual([{ id: 'three', position: 1 }]));
  await waitFor(() => expect(page.frame.refreshed).toContain('user'));
  page.nowOnServer(movedPhotos(THREE, 'three', 1));
  await page.user.click(row(2, 'Make it the main photo'));
  expect(shown()).toEqual(['three', 'one', 'two']);
  await waitFor(() => expect(lastToast(page)?.text).toBe('That’s your main photo now'));
  act(() => lastToast(page)!.action!.run());
  await waitFor(() => expect(changes().at(-1)).toEqual({ id: 'one', main: true }));
  expect(menuOf(1)).toBeInTheDocument();
});

test('a photo that is dragged goes to the place of its release', async () => {
  const page = await open(THREE);
  const tiles = screen.getAllByRole('listitem').filter((item) => item.draggable);
  const dataTransfer = { setData: () => undefined, effectAllowed: '', types: [] };
  fireEvent.dragStart(tiles[2]!, { dataTransfer });
  fireEvent.dragEnter(tiles[0]!, { dataTransfer });
  expect(shown()).toEqual(['three', 'one', 'two']);
  fireEvent.dragEnd(tiles[2]!, { dataTransfer });
  expect(shown()).toEqual(['one', 'two', 'three']);
  fireEvent.dragStart(tiles[2]!, { dataTransfer });
  fireEvent.dragEnter(tiles[1]!, { dataTransfer });
  fireEvent.drop(tiles[1]!, { dataTransfer });
  await waitFor(() => expect(changes()).toEqual([{ id: 'three', position: 1 }]));
  expect(page.frame.toasts).toEqual([]);
});

test('a photo becomes private with a text about its viewers, and public again', async () => {
  const page = await open(THREE);
  await page.user.click(row(2, 'Make it private'));
  await waitFor(() => expect(lastToast(page)?.text).toBe('Private now: only Premium members see it'));
  expect(changes()).toEqual([{ id: 'two', visibility: 'private' }]);
  act(() => lastToast(page)!.action!.run());
  await waitFor(() => expect(changes().at(-1)).toEqual({ id: 'two', visibility: 'public' }));
  expect(
    screen.getByText(/only they see the private ones; for all others those are blurred/),
  ).toBeInTheDocument();
});

test('a deleted photo disappears at once and is restored by the toast; a refusal shows it again', async () => {
  const page = await open(THREE);
  await page.user.click(row(2, 'Delete'));
  expect(shown()).toEqual(['one', 'three']);
  expect(screen.getByRole('heading', { name: 'Photos' })).toHaveFocus();
  await waitFor(() => expect(lastToast(page)?.text).toBe('Photo deleted'));
  act(() => lastToast(page)!.action!.run());
  await waitFor(() => expect(api.callsOf('POST /api/photo-restore.php')[0]?.body).toEqual({ id: 'two' }));
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
});

test('a deletion that can no longer be undone says so', async () => {
  const page = await open(THREE, {
    'POST /api/photo-restore.php': () => refusal(404, 'not_found'),
  });
  await page.user.click(row(2, 'Delete'));
  await waitFor(() => expect(lastToast(page)?.text).toBe('Photo deleted'));
  act(() => lastToast(page)!.action!.run());
  await waitFor(() => expect(lastToast(page)?.text).toBe('Too late to undo: the photo is deleted for good.'));
});

test('pending and rejected photos say so, with the reason', async () => {
  await open([
    photoOf('one', { status: 'pending' }),
    photoOf('two', { status: 'rejected', reason: 'other_people' }),
  ]);
  expect(screen.getByText('Being checked')).toBeInTheDocument();
  expect(screen.getByText('Not accepted')).toBeInTheDocument();
  expect(
    screen.getByText('Photo 2: Not accepted: it shows other people. A crop may help.'),
  ).toBeInTheDocument();
});

test('several photos show at once from their files; the file of a failed one stays and can be sent again', async () => {
  const page = await open([photoOf('one')]);
  await page.user.upload(picker(), [picture('a.jpg'), picture('b.jpg')]);
  expect(shown()).toEqual(['one', 'blob:picture-1', 'blob:picture-2']);
  const again = await screen.findByRole('button', { name: 'Upload photo 2 again' });
  await screen.findByRole('button', { name: 'Upload photo 3 again' });
  expect(screen.getByText(/^Photo 2: /)).toBeInTheDocument();
  await page.user.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photo 2 again' })).not.toBe(again));
});

test('[6.006] a free member reads about Premium when the three places are filled, and what found no room', async () => {
  const page = await open([photoOf('one'), photoOf('two')], {
    'POST /api/photo.php': () => refusal(503, 'unavailable'),
  });
  await page.user.upload(picker(), [picture('a.jpg'), picture('b.jpg')]);
  expect(screen.getByText('There was no room for 1 photo. The limit is 3.')).toBeInTheDocument();
  expect(screen.getByText(/^A free member can have 3 photos/)).toHaveTextContent('With Premium it’s 25.');
  expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/premium');
  expect(screen.queryByLabelText(/^Add/)).toBeNull();
  await screen.findByRole('button', { name: 'Upload photo 3 again' });
});

test('a Premium member may have 25; a wrong file says why and is not sent; phones may use the camera', async () => {
  const page = await open(THREE, {}, true);
  expect(screen.getByText('3 of 25')).toBeInTheDocument();
  fireEvent.change(picker(), { target: { files: [picture('a.gif', 'image/gif')] } });
  expect(await screen.findByText(/^Photo 4: This file type doesn’t work here/)).toBeInTheDocument();
  expect(api.callsOf('POST /api/photo.php')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Discard photo 4' }));
  expect(shown()).toEqual(['one', 'two', 'three']);
  expect(screen.getByLabelText('Take one')).toHaveAttribute('capture', 'user');
});

test('a crop begins around the person, moves by sliders, and can be undone', async () => {
  const page = await open([photoOf('one', { width: 2000, height: 1000, focus: { x: 80, y: 20 } })]);
  await page.user.click(row(1, 'Crop'));
  const dialog = within(await screen.findByRole('dialog', { name: 'What should others see?' }));
  fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), { target: { value: '200' } });
  await page.user.click(dialog.getByRole('button', { name: 'Show this part' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([{ id: 'one', crop: { x: 40, y: 0, width: 320, height: 800 } }]);
  act(() => lastToast(page)!.action!.run());
  await waitFor(() => expect(changes().at(-1)).toEqual({ id: 'one', crop: null }));
});
