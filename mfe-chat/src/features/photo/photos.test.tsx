import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conversationOf, messageOf } from '@rendezvous/testing/chats';
import { refusal, type Answer } from '@rendezvous/testing/server';
import { serveUploads } from '@rendezvous/testing/uploads';
import { api, count, open, photoOf, type Asked } from '#src/test/photo-page.ts';

const released: string[] = [];
// jsdom shows no pictures, so it makes no addresses of files.
beforeAll(() => {
  serveUploads();
  let made = 0;
  URL.createObjectURL = () => `blob:picture-${(made += 1)}`;
  URL.revokeObjectURL = (src) => void released.push(src);
});
const picture = (name = 'me.jpg', type = 'image/jpeg') => new File(['…'], name, { type });
const openDialog = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Send a photo' }));
  return within(await screen.findByRole('dialog', { name: 'A photo for Nadia' }));
};
const sends = () => api.callsOf('POST /api/chat.php').map(({ body }) => body as Asked);
const uploads = () => api.callsOf('POST /api/chat-photo.php');
const sendButton = () => screen.getByRole('button', { name: /^Send photo, 2 credits · .*€1\.60$/ });

test('[1.005] [6.008] a Premium member picks a photo, sees its price in credits and money, and sends it once', async () => {
  const page = await open();
  const dialog = await openDialog(page);
  expect(sendButton()).toBeDisabled();
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  expect(dialog.getByRole('img', { name: 'The photo you picked' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(uploads()).toEqual([]);
  await page.user.click(sendButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('img', { name: 'Your photo' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(sends()[0]).toMatchObject({ kind: 'photo', photo: `up${count}` });
  expect(sends()[0]).not.toHaveProperty('local');
  expect(uploads()).toHaveLength(1);
  expect(await screen.findByText(/ · 2 credits$/)).toBeVisible();
});

test('a phone offers its camera beside the file, and the photo is shown before it is sent', async () => {
  const page = await open();
  const dialog = await openDialog(page);
  const camera = dialog.getByLabelText('Take one');
  expect(camera).toHaveAttribute('capture', 'user');
  expect(dialog.getByLabelText('Pick a photo')).not.toHaveAttribute('capture');
  await page.user.upload(camera, picture());
  expect(dialog.getByRole('img', { name: 'The photo you picked' })).toBeVisible();
  expect(uploads()).toEqual([]);
  expect(sendButton()).toBeEnabled();
});

test('the picture shows as sending from its file at once, while it is still on its way', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const page = await open({ 'POST /api/chat-photo.php': () => new Promise((resolve) => (answer = resolve)) });
  const dialog = await openDialog(page);
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  await page.user.click(sendButton());
  expect(screen.getByText('Sending…')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  answer({ status: 201, body: { photo: { id: 'later', width: 9, height: 9 } } });
  await waitFor(() => expect(sends()).toHaveLength(1));
});

test('a photo whose message got no answer is sent again under its client id, without another upload', async () => {
  let tries = 0;
  const page = await open({
    'POST /api/chat.php': ({ body }) => {
      tries += 1;
      if (tries === 1) return refusal(500, 'internal');
      const { client_id, photo } = body as Asked;
      const message = messageOf(3, {
        client_id: String(client_id),
        kind: 'photo',
        text: undefined,
        from_me: true,
        photo: photoOf(String(photo)),
      });
      return { status: 201, body: { message, conversation: conversationOf(`p${count}`), credits: 3 } };
    },
  });
  const dialog = await openDialog(page);
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  await page.user.click(sendButton());
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sends()).toHaveLength(2));
  expect(sends()[0]!.client_id).toBe(sends()[1]!.client_id);
  expect(uploads()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
});

test('an upload that got no answer is repeated under its key; one that was refused says why and may be dropped', async () => {
  const answers = [
    refusal(500, 'internal'),
    refusal(422, 'validation_failed', {
      errors: [{ field: 'file', code: 'too_few_pixels', params: { pixels: 400 } }],
    }),
  ];
  const page = await open({ 'POST /api/chat-photo.php': () => answers.shift()! });
  const dialog = await openDialog(page);
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  await page.user.click(sendButton());
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/400/)).toBeVisible();
  const keys = uploads().map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(sends()).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('img', { name: 'Your photo' })).toBeNull();
});

test('[8.013] a free member is led to Premium, by the button and by a paste', async () => {
  const page = await open({}, { paid: false });
  await page.user.click(await screen.findByRole('button', { name: 'Send a photo' }));
  expect(page.frame.opened.at(-1)).toMatchObject({ slot: 'buy-alert', props: { reason: 'premium_only' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Message to Nadia' });
  fireEvent.paste(field, { clipboardData: { files: [picture()], types: ['Files'] } });
  expect(page.frame.opened).toHaveLength(2);
});

test('a picture that is pasted or dropped opens the dialog with it, and sends nothing by itself', async () => {
  const page = await open();
  await screen.findByRole('button', { name: 'Send a photo' });
  const field = screen.getByRole('textbox', { name: 'Message to Nadia' });
  fireEvent.paste(field, { clipboardData: { files: [picture()], types: ['text/plain', 'Files'] } });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.paste(field, { clipboardData: { files: [picture()], types: ['Files'] } });
  expect(await screen.findByRole('img', { name: 'The photo you picked' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(released.length).toBeGreaterThan(0);
  fireEvent.drop(screen.getByRole('log'), { dataTransfer: { files: [picture()], types: ['Files'] } });
  expect(await screen.findByRole('img', { name: 'The photo you picked' })).toBeVisible();
  expect(uploads()).toEqual([]);
});

test('a file that is no photo, or too large, is refused and says why', async () => {
  const page = await open();
  await screen.findByRole('button', { name: 'Send a photo' });
  const field = screen.getByRole('textbox', { name: 'Message to Nadia' });
  fireEvent.paste(field, { clipboardData: { files: [picture('a.gif', 'image/gif')], types: ['Files'] } });
  const dialog = within(await screen.findByRole('dialog', { name: 'A photo for Nadia' }));
  expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(sendButton()).toBeDisabled();
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(sendButton()).toBeEnabled();
});

test('a member without the credits for a photo buys some, while words can still be sent', async () => {
  const page = await open({}, { credits: 1 });
  const dialog = await openDialog(page);
  await page.user.upload(dialog.getByLabelText('Pick a photo'), picture());
  expect(sendButton()).toBeDisabled();
  await page.user.click(dialog.getByRole('button', { name: 'Buy credits' }));
  expect(page.frame.opened.at(-1)).toMatchObject({ props: { reason: 'not_enough_credits', needed: 2 } });
});

test('without the capability there is no button for photos', async () => {
  await open({}, { capabilities: ['gifts'] });
  expect(await screen.findByRole('button', { name: 'Send a gift' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a photo' })).toBeNull();
});

test('the menu of a narrow conversation says what each act costs or needs, before the press', async () => {
  const page = await open({}, { paid: false });
  await page.user.click(await screen.findByRole('button', { name: 'Send something else', hidden: true }));
  expect(
    await screen.findByRole('button', { name: /^Send a gift \d credits$/, hidden: true }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a photo Premium', hidden: true })).toBeInTheDocument();
});
