import { act, screen, waitFor } from '@testing-library/react';
import { chatOf, chatsOf, conversationOf, messageOf } from '@rendezvous/testing/chats';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote, type RenderedRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const PAGE = 10;
const START = Date.parse('2026-11-21T10:00:00.000Z');
const at = (seq: number) => new Date(START + seq * 1_000).toISOString();
const numbered = (seq: number) => messageOf(seq, { at: at(seq), text: `no ${seq}.` });

/** Everything is near the window but the button for older messages, which is pressed. */
class NearWindow {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(element: Element): void {
    if (element.textContent === 'Show older messages') return;
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#notify([entry], this as never));
  }
  disconnect(): void {}
}
const farWindow = window.IntersectionObserver;
beforeEach(() => {
  window.IntersectionObserver = NearWindow as never;
});

/** Messages that the site has of the conversation. */
let written = 0;
let count = 0;
afterEach(() => {
  window.IntersectionObserver = farWindow;
});

async function open(): Promise<{ page: RenderedRemote; id: string }> {
  const id = `gaps${(count += 1)}`;
  const profile = cardOf(id, { name: 'Nadia' });
  written = 20;
  await serveApi({
    'PUT /api/chat.php': () => ({ status: 204 }),
    'GET /api/chat.php': ({ query }) => {
      const last = Math.min(written, Number(query.get('before') ?? Infinity) - 1);
      const first = Math.max(1, last - PAGE + 1);
      const messages = Array.from({ length: last - first + 1 }, (_, index) => numbered(first + index));
      return { body: chatOf(conversationOf(id), profile, { messages, has_more: first > 1 }) };
    },
  });
  const page = await renderRemote(remote, { at: `/chats/${id}`, user: userOf({ id: `me-${id}` }) });
  await screen.findByText('no 20.');
  return { page, id };
}
const shown = () =>
  screen
    .queryAllByText(/^no \d+\.$/)
    .map((element) => Number(/\d+/.exec(element.textContent)![0]))
    .sort((one, other) => one - other);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const loadOlder = (page: RenderedRemote) =>
  screen.findByRole('button', { name: 'Show older messages' }).then((button) => page.user.click(button));

/** Adds messages without an event for them. The polled list of conversations shows the last one. */
function missed({ page, id }: Awaited<ReturnType<typeof open>>, upTo: number): void {
  written = upTo;
  const conversation = { ...conversationOf(id), last_at: at(upTo) };
  const entry = { conversation, profile: cardOf(id, { name: 'Nadia' }), num_unread_messages: 1 };
  act(() => page.hub.as('shell').publish('chats:updated', chatsOf([entry])));
}
const arrive = ({ page, id }: Awaited<ReturnType<typeof open>>, seq: number) =>
  act(() => {
    written = seq;
    page.hub.as('shell').publish('live:received', {
      name: 'message',
      data: { conversation: id, message: numbered(seq), total_unread: 1 },
    });
  });

test('the button for older messages is removed with the last page, and the messages have the focus', async () => {
  const { page } = await open();
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).not.toBeNull());
  await loadOlder(page);
  await screen.findByText('no 1.');
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
});

test('a newer page that overlaps with known messages leaves no gap', async () => {
  const opened = await open();
  await loadOlder(opened.page);
  await screen.findByText('no 1.');
  missed(opened, 24);
  await screen.findByText('no 24.');
  expect(shown()).toEqual(from(1, 24));
});

test('after more than a page was missed, what is before the gap is dropped and comes back page by page', async () => {
  const opened = await open();
  await loadOlder(opened.page);
  await screen.findByText('no 1.');
  missed(opened, 34);
  await screen.findByText('no 34.');
  expect(shown()).toEqual(from(25, 34));
  await loadOlder(opened.page);
  await screen.findByText('no 15.');
  expect(shown()).toEqual(from(15, 34));
});

test('messages that arrived live fill the gap to a newer page', async () => {
  const opened = await open();
  await loadOlder(opened.page);
  await screen.findByText('no 1.');
  for (const seq of from(21, 32)) arrive(opened, seq);
  missed(opened, 33);
  await waitFor(() => expect(screen.getByText('no 33.')).toBeVisible());
  expect(shown()).toEqual(from(1, 33));
});

test('a live message behind one that was missed has the missed one read', async () => {
  const opened = await open();
  arrive(opened, 23);
  await screen.findByText('no 22.');
  expect(shown()).toEqual(from(11, 23));
});
