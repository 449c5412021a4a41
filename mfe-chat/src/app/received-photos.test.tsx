import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messageOf } from '@rendezvous/testing/chats';
import { api, open, photoOf } from './test/photo-page.ts';

test('a received photo is blurred until it is tapped, and its sharp file is not asked for before', async () => {
  const photo = photoOf('theirs');
  const page = await open({}, { messages: [messageOf(1, { kind: 'photo', text: undefined, photo })] });
  const blurred = await screen.findByRole('img', { name: 'Photo from Nadia' });
  expect(blurred).toHaveAttribute('src', '/photo/chat/theirs-blurred');
  expect(document.body.innerHTML).not.toMatch(/theirs-(medium|large)/);
  await page.user.click(screen.getByRole('button', { name: /Show photo/ }));
  const sharp = screen.getByRole('button', { name: 'Photo from Nadia, show it large' });
  expect(sharp.querySelector('img')).toHaveAttribute('src', '/photo/chat/theirs-medium');
  await page.user.click(sharp);
  const dialog = within(screen.getByRole('dialog', { name: 'Photo from Nadia' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/photo/chat/theirs-large');
});

test('a photo that may not be seen any more says so', async () => {
  await open({}, { messages: [messageOf(1, { kind: 'photo', text: undefined })] });
  expect(await screen.findByText('This photo can’t be seen any more')).toBeVisible();
});

test('a picture that does not load has the conversation read again, once', async () => {
  const photo = photoOf('stale');
  await open({}, { messages: [messageOf(1, { kind: 'photo', text: undefined, photo })] });
  const image = await screen.findByRole('img', { name: 'Photo from Nadia' });
  const before = api.callsOf('GET /api/chat.php').length;
  fireEvent.error(image);
  fireEvent.error(image);
  await waitFor(() => expect(api.callsOf('GET /api/chat.php')).toHaveLength(before + 1));
});
