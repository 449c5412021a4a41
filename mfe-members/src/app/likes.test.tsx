import { act, screen, waitFor, within } from '@testing-library/react';
import { cardOf, likesOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

const AT = '2026-11-20T10:00:00.000Z';
let api: ApiDouble;
const serve = async (handlers: Handlers) =>
  (api = await serveApi({ 'GET /api/regions.php': () => ({ body: { regions: {} } }), ...handlers }));
afterEach(() => api.close());

const nadia = cardOf('nadia');
const oneResult: Handlers = { 'GET /api/members.php': () => ({ body: resultsOf([nadia]) }) };
const answer = { liked: true, match: false, likes_remaining: 3, reset_at: AT };

test("[6.002] a visitor's like asks for a log-in and sends nothing", async () => {
  await serve(oneResult);
  const { user } = await renderRemote(remote, { at: '/members' });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  const dialog = await screen.findByRole('dialog', { name: 'It takes two' });
  expect(dialog).toHaveTextContent('To like Nadia you need to be logged in.');
  expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fmembers',
  );
  expect(api.callsOf('POST /api/like.php')).toHaveLength(0);
});

test('[4.011] a like is sent once, can be removed, and is published', async () => {
  await serve({
    ...oneResult,
    'POST /api/like.php': () => ({ body: answer }),
    'DELETE /api/like.php': () => ({ body: { ...answer, liked: false } }),
  });
  const { user, hub, frame } = await renderRemote(remote, { at: '/members', user: userOf() });
  const published: unknown[] = [];
  hub.as('shell').subscribe('member:liked', (payload) => published.push(payload));
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(published).toEqual([{ member: 'nadia', liked: true, match: false }]));
  await user.click(like);
  await waitFor(() => expect(published).toHaveLength(2));
  expect(api.callsOf('DELETE /api/like.php')[0]?.body).toEqual({ member: 'nadia' });
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(frame.refreshed).toContain('likes');
});

test('a like tells what is left today, and is taken back by a press within the time that gives it back', async () => {
  await serve({
    ...oneResult,
    'POST /api/like.php': () => ({ body: { ...answer, likes_remaining: 0 } }),
    'DELETE /api/like.php': () => ({ body: { ...answer, liked: false } }),
  });
  const { user, frame } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-undo' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  await waitFor(() => expect(frame.toasts).toHaveLength(1));
  const [told] = frame.toasts;
  expect(told).toMatchObject({ text: 'Like sent to Nadia. That was the last one for today.', seconds: 5 });
  act(() => told!.action!.run());
  await waitFor(() => expect(frame.toasts.at(-1)?.text).toBe('You took the like back.'));
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1);
});

test('a Premium member is told of the like only; a match and a like taken back tell nothing more', async () => {
  let match = false;
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([nadia, cardOf('rosa')]) }),
    'POST /api/like.php': () => ({ body: { ...answer, match } }),
    'DELETE /api/like.php': () => ({ body: { ...answer, liked: false } }),
  });
  const { user, frame } = await renderRemote(remote, {
    at: '/members?has_photo=true',
    user: userOf({ id: 'u-premium', paid_user: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(frame.toasts.map(({ text }) => text)).toEqual(['Like sent to Nadia.']));
  await user.click(screen.getByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1));
  match = true;
  await user.click(await screen.findByRole('button', { name: 'Like Rosa' }));
  await waitFor(() => expect(frame.opened).toHaveLength(1));
  expect(frame.toasts).toHaveLength(1);
});

test('[4.011] a like given in a chat or in another tab fills the heart of the card', async () => {
  await serve(oneResult);
  const { hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-elsewhere' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  act(() => hub.relay('member:liked', { member: 'nadia', liked: true, match: false }));
  expect(like).toHaveAttribute('aria-pressed', 'true');
  act(() => hub.relay('member:liked', { member: 'nadia', liked: false, match: false }));
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[4.011] a like from both sides opens the match modal', async () => {
  await serve({ ...oneResult, 'POST /api/like.php': () => ({ body: { ...answer, match: true } }) });
  const { user, frame } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-match' }) });
  await user.click(await screen.findByRole('button', { name: 'Like Nadia' }));
  await waitFor(() => expect(frame.opened).toEqual([{ slot: 'match-modal', props: { member: 'nadia' } }]));
});

test('[8.014] [8.015] a used-up allowance shows its text and a countdown', async () => {
  await serve({
    ...oneResult,
    'POST /api/like.php': () => ({
      status: 429,
      body: {
        type: 'about:blank',
        title: '',
        status: 429,
        code: 'likes_exhausted',
        reset_at: '2099-01-01T23:00:00.000Z',
      },
    }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-exhausted' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  await user.click(like);
  const dialog = await screen.findByRole('dialog', { name: 'No Likes left today' });
  expect(dialog).toHaveTextContent(
    'You can give out 4 Likes per day. Tomorrow you may give another 4! Please wait:',
  );
  expect(within(dialog).getByRole('timer')).toHaveTextContent(/^\d+:\d\d:\d\d$/);
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[8.014] a Premium member who has none left reads the Premium number; one alone is told in the singular', async () => {
  await serve(oneResult);
  const { user, hub } = await renderRemote(remote, {
    at: '/members',
    user: userOf({ id: 'u-premium-exhausted', paid_user: true }),
    settings: { premium_likes_per_day: 1 },
  });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  act(() =>
    hub
      .as('shell')
      .publish('likes:updated', likesOf({ likes_remaining: 0, reset_at: '2099-01-01T23:00:00.000Z' })),
  );
  await user.click(like);
  const dialog = await screen.findByRole('dialog', { name: 'No Likes left today' });
  expect(dialog).toHaveTextContent('You can give out 1 Like per day. Tomorrow you may give another 1!');
  expect(api.callsOf('POST /api/like.php')).toEqual([]);
});

test('likes count as used up by the server’s clock, not by the device’s', async () => {
  await serve({ ...oneResult, 'POST /api/like.php': () => ({ body: answer }) });
  const now = Date.now.bind(Date);
  const reset_at = new Date(now() + 7_200_000).toISOString();
  const device = jest.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000);
  const { user, hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-ahead' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  act(() => hub.as('shell').publish('likes:updated', likesOf({ likes_remaining: 0, reset_at })));
  await user.click(like);
  expect(await screen.findByRole('dialog', { name: 'No Likes left today' })).toHaveTextContent(
    'Please wait:',
  );
  expect(api.callsOf('POST /api/like.php')).toEqual([]);
  device.mockRestore();
});

test('an allowance whose day is over is asked for again', async () => {
  await serve({ ...oneResult, 'POST /api/like.php': () => ({ body: answer }) });
  const { user, hub } = await renderRemote(remote, { at: '/members', user: userOf({ id: 'u-next-day' }) });
  const like = await screen.findByRole('button', { name: 'Like Nadia' });
  act(() =>
    hub
      .as('shell')
      .publish('likes:updated', likesOf({ likes_remaining: 0, reset_at: '2020-01-01T23:00:00.000Z' })),
  );
  await user.click(like);
  await waitFor(() => expect(api.callsOf('POST /api/like.php')).toHaveLength(1));
});

test('[2.071] [2.003] [3.007] new received likes are marked, and the remaining likes of the day are shown', async () => {
  await serve({});
  const { hub } = await renderRemote(remote, { at: '/likes', user: userOf() });
  act(() =>
    hub.as('shell').publish(
      'likes:updated',
      likesOf({
        profiles: [nadia, cardOf('rosa')],
        liked_by: [
          { id: 'nadia', like_new: true, at: AT },
          { id: 'rosa', like_new: false, at: AT },
        ],
        likes_remaining: 3,
      }),
    ),
  );
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('New')).toBeInTheDocument();
  expect(within(second!).queryByText('New')).not.toBeInTheDocument();
  expect(screen.getByText('3 of 4 likes left today')).toBeInTheDocument();
});

test('[2.071] [2.004] [3.008] matches are listed with the price of a message', async () => {
  await serve({});
  const { hub } = await renderRemote(remote, { at: '/likes/matches', user: userOf() });
  act(() =>
    hub
      .as('shell')
      .publish(
        'likes:updated',
        likesOf({ profiles: [nadia], matches: [{ id: 'nadia', at: AT, seen: false }] }),
      ),
  );
  expect(screen.getByText(/^New match/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Message Nadia, 1 credit' })).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
});

test('[2.071] a lone match is shown large, several as a list', async () => {
  await serve({});
  const { hub } = await renderRemote(remote, { at: '/likes/matches', user: userOf() });
  const matched = (...names: string[]) =>
    act(() =>
      hub.as('shell').publish(
        'likes:updated',
        likesOf({
          profiles: names.map((name) => cardOf(name)),
          matches: names.map((id) => ({ id, at: AT, seen: true })),
        }),
      ),
    );
  const itemOf = (name: string) => screen.getByRole('heading', { name: `${name}, 31` }).closest('li');
  matched('nadia');
  expect(itemOf('Nadia')).toBeNull();
  expect(screen.getByText('Message Nadia')).toBeInTheDocument();
  matched('nadia', 'rosa');
  expect([itemOf('Nadia'), itemOf('Rosa')]).not.toContain(null);
  expect(screen.queryByText('Message Nadia')).not.toBeInTheDocument();
});

test('[2.004] an unknown kind of likes is a 404', async () => {
  await serve({});
  const { frame } = await renderRemote(remote, { at: '/likes/stolen', user: userOf() });
  expect(frame.failures).toEqual([404]);
});

test('[2.005] a match page without a match is a 404', async () => {
  await serve({});
  const { frame, hub } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  act(() => hub.as('shell').publish('likes:updated', likesOf()));
  await waitFor(() => expect(frame.failures).toEqual([404]));
});

test('[4.012] the page of a new match marks the match as seen, and not the like', async () => {
  await serve({ 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  const matched = likesOf({
    profiles: [nadia],
    liked_by: [{ id: 'nadia', at: AT, like_new: true }],
    matches: [{ id: 'nadia', at: AT, seen: false }],
  });
  act(() => hub.as('shell').publish('likes:updated', matched));
  await waitFor(() => expect(frame.refreshed).toContain('user'));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([
    { member: 'nadia', only: 'match' },
  ]);
});

test('[2.005] a match has a page of its own, with the profile and the way to write', async () => {
  await serve({});
  const { hub } = await renderRemote(remote, { at: '/likes/m/nadia', user: userOf() });
  act(() =>
    hub
      .as('shell')
      .publish(
        'likes:updated',
        likesOf({ profiles: [nadia], matches: [{ id: 'nadia', at: AT, seen: false }] }),
      ),
  );
  expect(await screen.findByRole('link', { name: 'Message Nadia, 1 credit' })).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
  expect(screen.getByRole('link', { name: 'All matches' })).toHaveAttribute('href', '/likes/matches');
});
