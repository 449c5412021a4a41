import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chatOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { api, count, open, photoOf } from '#src/test/photo-page.ts';

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

test('a photo that came while the page was open is gone once the server says so', async () => {
  const photo = messageOf(3, { kind: 'photo', text: undefined, photo: photoOf('live') });
  let isGone = false;
  const page = await open({
    'GET /api/chat.php': () => ({
      body: chatOf(conversationOf(`p${count}`), cardOf(`photo${count}`, { name: 'Nadia' }), {
        messages: isGone
          ? [messageOf(1), messageOf(2), { ...photo, photo: undefined }]
          : [messageOf(1), messageOf(2)],
      }),
    }),
  });
  const live = page.hub.as('shell');
  const data = { conversation: `p${count}`, message: photo, total_unread: 1 };
  act(() => live.publish('live:received', { name: 'message', data }));
  await screen.findByRole('img', { name: 'Photo from Nadia' });
  isGone = true;
  act(() => live.publish('live:received', { name: 'credits', data: { credits: 9, paid_user: true } }));
  expect(await screen.findByText('This photo can’t be seen any more')).toBeVisible();
});

test('a photo of an older page gets a new link from that page, in the bubble and shown large', async () => {
  const numbered = (seq: number) => messageOf(seq, { text: `no ${seq}.` });
  let link = 'old';
  const page = await open({
    'GET /api/chat.php': ({ query }) => {
      const before = Number(query.get('before') ?? 21);
      const older = messageOf(10, {
        kind: 'photo',
        text: undefined,
        photo: { ...photoOf(link)!, id: 'ten' },
      });
      const first = before > 11 ? 11 : 1;
      const messages = Array.from({ length: before - first }, (_, index) =>
        first + index === 10 ? older : numbered(first + index),
      );
      return {
        body: chatOf(conversationOf(`p${count}`), cardOf(`photo${count}`, { name: 'Nadia' }), {
          messages,
          has_more: first > 1,
        }),
      };
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show older messages' }));
  const image = await screen.findByRole('img', { name: 'Photo from Nadia' });
  link = 'new';
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/photo/chat/new-blurred'));
  await page.user.click(screen.getByRole('button', { name: /Show photo/ }));
  await page.user.click(screen.getByRole('button', { name: 'Photo from Nadia, show it large' }));
  const large = within(screen.getByRole('dialog')).getByRole('img');
  link = 'newer';
  fireEvent.error(large);
  await waitFor(() => expect(large).toHaveAttribute('src', '/photo/chat/newer-large'));
});
