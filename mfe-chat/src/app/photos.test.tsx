import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChatResponse, Message } from '@rendezvous/contract/chats';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

let api: ApiDouble;
let count = 0;
const released: string[] = [];
afterEach(() => api.close());
/** Sends an upload as a call: jsdom keeps the first origin of the page for its own requests, which the double is not of. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers: Record<string, string> = {};
  #path = '';
  status = 0;
  responseText = '';

  open(_method: string, path: string): void {
    this.#path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  send(): void {
    void fetch(this.#path, { method: 'POST', headers: this.#headers, body: 'file' }).then(async (answer) => {
      this.status = answer.status;
      this.responseText = await answer.text();
      this.dispatchEvent(new Event('load'));
    });
  }
}

// jsdom shows no pictures, so it makes no addresses of files.
beforeAll(() => {
  globalThis.XMLHttpRequest = UploadRequest as never;
  let made = 0;
  URL.createObjectURL = () => `blob:picture-${(made += 1)}`;
  URL.revokeObjectURL = (src) => void released.push(src);
});
beforeEach(() => {
  count += 1;
  sessionStorage.clear();
});

type Asked = Record<string, unknown>;
const problem = (status: number, code: string, more = {}): Answer => ({
  status,
  body: { type: '', title: '', status, code, ...more },
});
const photoOf = (id: string): Message['photo'] => ({
  id,
  width: 900,
  height: 1200,
  urls: {
    blurred: `/photo/chat/${id}-blurred`,
    medium: `/photo/chat/${id}-medium`,
    large: `/photo/chat/${id}-large`,
  },
});
const picture = (name = 'me.jpg', type = 'image/jpeg') => new File(['…'], name, { type });

interface Scene {
  paid?: boolean;
  credits?: number;
  messages?: Message[];
  chat?: Partial<ChatResponse>;
  capabilities?: string[];
}

/** Opens a conversation with Nadia. */
async function open(handlers: Handlers = {}, scene: Scene = {}) {
  const { paid = true, credits = 5, messages = [messageOf(1), messageOf(2)], capabilities } = scene;
  const nadia = cardOf(`photo${count}`, { name: 'Nadia' });
  const summary = conversationOf(`p${count}`);
  api = await serveApi({
    'GET /api/chat.php': () => ({ body: chatOf(summary, nadia, { messages, ...scene.chat }) }),
    'PUT /api/chat.php': () => ({ status: 204 }),
    'POST /api/chat-photo.php': () => ({
      status: 201,
      body: { photo: { id: `up${count}`, width: 900, height: 1200 } },
    }),
    'POST /api/chat.php': ({ body }) => {
      const { client_id, kind, photo } = body as Asked;
      const sent = messageOf(3, {
        client_id: String(client_id),
        kind: kind as 'photo',
        text: undefined,
        from_me: true,
        cost: 2,
        photo: photoOf(String(photo)),
      });
      return { status: 201, body: { message: sent, conversation: summary, credits: 3 } };
    },
    ...handlers,
  });
  const page = await renderRemote(remote, {
    at: `/chats/${summary.id}`,
    user: userOf({ id: `me${count}`, credits, paid_user: paid }),
    settings: {
      capabilities: (capabilities ?? ['chat_photos', 'gifts']) as never,
      minimum_message_costs: { NL: { costs: { amount: 80, currency: 'EUR' }, currency: 'EUR' } },
    },
  });
  act(() => page.hub.as('shell').publish('chats:updated', chatsOf([])));
  await screen.findByRole('textbox', { name: 'Message to Nadia' });
  return page;
}
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
  expect(await screen.findByText(/2 credits$/)).toBeVisible();
});

test('the picture stands as sending from its file at once, while it is still on its way', async () => {
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
      if (tries === 1) return problem(500, 'internal');
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
    problem(500, 'internal'),
    problem(422, 'validation_failed', {
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

test('a file that is no photo, or too large, is not taken and says why', async () => {
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

test('without the capability there is no button for photos', async () => {
  await open({}, { capabilities: ['gifts'] });
  expect(await screen.findByRole('button', { name: 'Send a gift' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a photo' })).toBeNull();
});
