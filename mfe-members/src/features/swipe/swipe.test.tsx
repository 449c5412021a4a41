import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const AT = '2099-11-20T23:00:00.000Z';
let api: ApiDouble;
const counts = { remaining: 18, likes_remaining: 3, reset_at: AT };
const SILENT = { interests_shared: 0, half: null, about: null };
const deck = (...ids: string[]) => ids.map((id) => ({ ...cardOf(id), interests: ['wine'], ...SILENT }));

// Without motion: what moves is looked at in a browser.
beforeAll(() => {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
});

async function open(handlers: Handlers = {}, paid = false) {
  api = await serveApi({
    'GET /api/swipe.php': () => ({ body: { items: deck('nadia', 'bo', 'cas'), ...counts } }),
    'POST /api/swipe.php': () => ({ body: { match: false, ...counts, remaining: 17, likes_remaining: 2 } }),
    ...handlers,
  });
  return renderRemote(remote, { at: '/swipe-game', user: userOf({ paid_user: paid }) });
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const swipes = () => api.callsOf('POST /api/swipe.php').map(({ body }) => body);
const top = () => screen.findByRole('heading', { level: 2 });

test('[2.026] the swipe game shows one card, with its place and interests, and what is left of the day', async () => {
  await open();
  expect(await top()).toHaveTextContent('Nadia, 31');
  expect((await top()).closest('article')).toHaveTextContent('Amersfoort · Wine');
  expect(screen.getByText('18 swipes left today')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Full profile of Nadia' })).toHaveAttribute(
    'href',
    '/members/nadia',
  );
});

test('a card says a half sentence or a line about its member, and marks what both like', async () => {
  const half = { prompt: 'dance', language: 'nl', beginning: 'Ik dans zodra', text: 'mijn tante binnenkomt' };
  const [speaking, writing] = deck('nadia', 'bo');
  const items = [
    { ...speaking!, interests: ['wine', 'gym'], interests_shared: 1, half },
    { ...writing!, about: 'I mend bicycles.' },
  ];
  const { user } = await open({ 'GET /api/swipe.php': () => ({ body: { items, ...counts } }) });
  const first = (await top()).closest('article')!;
  expect(within(first).getByText('Wine').tagName).toBe('B');
  expect(within(first).getByText(/Gym/).tagName).toBe('P');
  expect(within(first).getByText('Ik dans zodra mijn tante binnenkomt')).toHaveAttribute('lang', 'nl');
  await user.click(screen.getByRole('button', { name: /^Pass/ }));
  expect(await screen.findByText('I mend bicycles.')).toBeVisible();
});

test.each([
  [1_000, 200, []],
  [20, 200, ['20 swipes left today']],
  [1_000, 3, ['3 likes left today']],
])(
  'Premium with %i swipes and %i likes left reads a number only once few are left',
  async (remaining, likes, words) => {
    const few = { remaining, likes_remaining: likes, reset_at: AT };
    await open({ 'GET /api/swipe.php': () => ({ body: { items: deck('nadia'), ...few } }) }, true);
    await top();
    expect(screen.queryAllByText(/left today/).map((text) => text.textContent)).toEqual(words);
  },
);

test('a button and an arrow key swipe the card shown, and announce it', async () => {
  const { user } = await open();
  await top();
  // It exists before the swipe, so that screen readers announce its content.
  const announced = screen.getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  expect(await top()).toHaveTextContent('Bo');
  expect(announced).toHaveTextContent('Like sent to Nadia.');
  await user.keyboard('{ArrowLeft}');
  expect(await top()).toHaveTextContent('Cas');
  expect(announced).toHaveTextContent('Bo: passed.');
  await waitFor(() =>
    expect(swipes()).toEqual([
      { member: 'nadia', action: 'like' },
      { member: 'bo', action: 'pass' },
    ]),
  );
});

test('undo puts the newest card back', async () => {
  const { user } = await open();
  await top();
  await user.click(screen.getByRole('button', { name: 'Pass Nadia' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await top()).toHaveTextContent('Nadia');
  await waitFor(() => expect(swipes().at(-1)).toEqual({ member: 'nadia', action: 'undo' }));
});

test('a like in the game is published to every part of the page', async () => {
  const { user, hub } = await open();
  const received: unknown[] = [];
  hub.as('shell').subscribe('member:liked', (payload) => received.push(payload));
  await top();
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(received).toEqual([{ member: 'nadia', liked: true, match: false }]));
});

/** Seconds that a countdown shows. */
const secondsOf = ({ textContent }: Element) =>
  textContent!.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

test('[8.016] [8.017] used-up swipes are reported with a running countdown', async () => {
  await open({
    'GET /api/swipe.php': () => ({ body: { items: deck('nadia'), ...counts, remaining: 0 } }),
  });
  await top();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Pass Nadia' }));
  expect(screen.getByRole('dialog', { name: 'No swipes left today' })).toHaveTextContent(
    'You have no Swipes and Likes left for today. Tomorrow you can have another go! Please wait:',
  );
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent(/^\d{2,}:\d\d:\d\d$/);
  const before = secondsOf(timer);
  act(() => void jest.advanceTimersByTime(1000));
  expect(secondsOf(timer)).toBe(before - 1);
  act(() => void jest.advanceTimersByTime(59_000));
  expect(secondsOf(timer)).toBe(before - 60);
  expect(swipes()).toEqual([]);
});

const DAY = 86_400_000;
/** Hours from now, where the clocks are right. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('[8.017] used-up swipes and likes count as used up by the server’s clock, not by the device’s', async () => {
  const used = { remaining: 0, likes_remaining: 0, reset_at: inHours(2) };
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + DAY);
  const { user } = await open({
    'GET /api/swipe.php': () => ({ body: { items: deck('nadia'), ...used, remaining: 5 } }),
  });
  await top();
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  expect(await screen.findByRole('dialog', { name: 'No Likes left today' })).toHaveTextContent(
    'Please wait:',
  );
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[0-2]:/);
  expect(swipes()).toEqual([]);
});

test('likes and swipes of a former day are read again', async () => {
  const over = { remaining: 0, likes_remaining: 0, reset_at: inHours(-1) };
  const { user } = await open({
    'GET /api/swipe.php': () => ({ body: { items: deck('nadia', 'bo', 'cas'), ...over } }),
  });
  await top();
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  expect(await top()).toHaveTextContent('Bo');
  await waitFor(() => expect(swipes()).toEqual([{ member: 'nadia', action: 'like' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('used-up likes open their own dialog, and the card stays', async () => {
  const { user } = await open({
    'GET /api/swipe.php': () => ({ body: { items: deck('nadia'), ...counts, likes_remaining: 0 } }),
  });
  await top();
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  expect(await screen.findByRole('dialog', { name: 'No Likes left today' })).toBeVisible();
  expect(await screen.findByText('Nadia, 31')).toBeInTheDocument();
});

test('the end of the deck offers other countries, then the search', async () => {
  const { user } = await open({ 'GET /api/swipe.php': () => ({ body: { items: [], ...counts } }) });
  await user.click(await screen.findByRole('button', { name: 'Add other countries' }));
  expect(await screen.findByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  // A deck of an earlier test may still ask for more cards, so the last call need not be this one.
  expect(api.callsOf('GET /api/swipe.php').map(({ query }) => query.get('wider'))).toContain('true');
});

test('the photos of the next five cards are decoded ahead, and a swipe decodes one more', async () => {
  const decoded: string[] = [];
  HTMLImageElement.prototype.decode = function () {
    decoded.push(this.src.split('/').at(-1)!.charAt(0));
    return Promise.resolve();
  };
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const main_image = (id: string) =>
    ({ path: `${id}.webp`, thumb_path: `${id}-t.webp`, status: 'active', focus: { x: 50, y: 50 } }) as const;
  const items = deck(...ids).map((card) => ({ ...card, main_image: main_image(card.id) }));
  const { user } = await open({ 'GET /api/swipe.php': () => ({ body: { items, ...counts } }) });
  const isDecoded = (count: number) => waitFor(() => expect(decoded).toEqual(ids.slice(0, count)));
  await top();
  await isDecoded(6);
  await user.keyboard('{ArrowLeft}');
  await isDecoded(7);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('a swipe draws and moves no card: more than are seen are in the page before', async () => {
  const ids = ['nadia', 'bo', 'cas', 'dee', 'eva', 'flo'];
  const cards = () => [...document.querySelectorAll('article')];
  const lengths: number[] = [];
  const watcher = new MutationObserver(() => lengths.push(cards().length));
  watcher.observe(document.body, { childList: true, subtree: true });
  const { user } = await open({ 'GET /api/swipe.php': () => ({ body: { items: deck(...ids), ...counts } }) });
  await top();
  await waitFor(() => expect(cards()).toHaveLength(ids.length));
  watcher.disconnect();
  // One is added at a time.
  expect([...new Set(lengths)].filter(Boolean)).toEqual([1, 2, 3, 4, 5, 6]);
  const before = cards();
  await user.keyboard('{ArrowLeft}');
  expect(await top()).toHaveTextContent('Bo');
  await user.keyboard('{ArrowLeft}');
  expect(await top()).toHaveTextContent('Cas');
  // A card that changes its place among the others is laid out again.
  expect(cards()).toEqual(before);
});
