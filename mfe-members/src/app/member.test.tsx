import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { chatsOf } from '@rendezvous/testing/chats';
import { cardOf, likesOf, pageOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) =>
  (api = await serveApi({ 'GET /api/suggestions.php': () => ({ body: { items: [] } }), ...handlers }));
afterEach(async () => {
  await api.close();
});
const show = (page: ReturnType<typeof pageOf>): Handlers => ({
  'GET /api/member.php': () => ({ body: page }),
});
const photo = (id: string, locked: boolean) => photoOf(id, { locked });

test('[2.009] [2.069] a profile shows name, place, photos and the price of a message', async () => {
  await serve(show(pageOf('nadia', { photos: [photo('one', false)], photo_count: 1 })));
  await renderRemote(remote, { at: '/members/nadia', user: userOf({ credits: 14 }) });
  expect(await screen.findByRole('heading', { name: 'Nadia, 31', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Amersfoort, Netherlands')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Message Nadia, 1 credit' })[0]).toHaveAttribute(
    'href',
    '/members/nadia/chat',
  );
  expect(screen.getByText('You have 14 credits, enough for 14 messages.')).toBeInTheDocument();
  expect(
    screen.getByText('A message costs 1 credit, from €0.80 depending on the package.'),
  ).toBeInTheDocument();
});

test('a buyer reads what a message costs at the price they paid', async () => {
  await serve(show(pageOf('nadia')));
  const credit_price = { price: { amount: 1000, currency: 'EUR' }, credits: 10, until: 0 };
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf({ credits: 5, paid_user: true, credit_price }),
  });
  expect(
    await screen.findByText('A message costs 1 credit, which is €1.00 at the price you paid.'),
  ).toBeInTheDocument();
});

test('[4.012] opening the profile of a new like marks it as seen, once', async () => {
  await serve({ ...show(pageOf('nadia')), 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  const liked = likesOf({
    profiles: [cardOf('nadia')],
    liked_by: [{ id: 'nadia', like_new: true, at: '2026-11-20T10:00:00.000Z' }],
  });
  act(() => hub.as('shell').publish('likes:updated', liked));
  await waitFor(() => expect(frame.refreshed).toEqual(['likes', 'user']));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([{ member: 'nadia' }]);
});

test('[4.012] opening the profile of a new match marks it as seen, also when the like was seen before', async () => {
  await serve({ ...show(pageOf('nadia')), 'POST /api/like-seen.php': () => ({ status: 204 }) });
  const { hub, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  const at = '2026-11-20T10:00:00.000Z';
  const matched = likesOf({
    profiles: [cardOf('nadia')],
    liked_by: [{ id: 'nadia', like_new: false, at }],
    matches: [{ id: 'nadia', seen: false, at }],
  });
  act(() => hub.as('shell').publish('likes:updated', matched));
  await waitFor(() => expect(frame.refreshed).toEqual(['likes', 'user']));
  expect(api.callsOf('POST /api/like-seen.php').map(({ body }) => body)).toEqual([{ member: 'nadia' }]);
});

test('[2.069] [6.005] locked photos name their audience and lead a free member to Premium', async () => {
  await serve(show(pageOf('nadia', { photos: [photo('one', false), photo('two', true)], photo_count: 2 })));
  const { user, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Photo for Premium members' }));
  expect(frame.opened).toEqual([{ slot: 'buy-alert', props: { reason: 'premium_only' } }]);
  expect(screen.getByRole('link', { name: 'See all 2 photos with Premium' })).toHaveAttribute(
    'href',
    '/premium',
  );
});

test('a free member who may start no more conversations gets the packages instead of an empty chat', async () => {
  await serve(show(pageOf('nadia')));
  const { user, hub, frame, at } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  const message = (await screen.findAllByRole('link', { name: /^Message Nadia/ }))[0]!;
  act(() => hub.as('shell').publish('chats:updated', chatsOf([], { starts: { used: 2, limit: 2 } })));
  await user.click(message);
  expect(at()).toBe('/members/nadia');
  const back = { path: '/members/nadia/chat', name: 'Nadia' };
  expect(frame.opened).toEqual([{ slot: 'buy-alert', props: { reason: 'conversation_limit', back } }]);
  act(() => hub.as('shell').publish('chats:updated', chatsOf([], { starts: { used: 1, limit: 2 } })));
  await user.click(message);
  expect(at()).toBe('/members/nadia/chat');
});

const SOUP = {
  prompt: 'firstdate',
  language: 'en',
  beginning: 'A good first date ends with …',
  text: 'dry shoes',
} as const;
const write = () => screen.findByRole('link', { name: 'Write the other half' });

test('a half sentence leads into the conversation with the half chosen', async () => {
  await serve(show(pageOf('nadia', { half_prompts: [SOUP] })));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await write());
  expect(at()).toBe('/members/nadia/chat?half=firstdate');
});

test('a half sentence whose other half the reader wrote says so, and leads nowhere again', async () => {
  const other = { ...SOUP, prompt: 'vice' as const, text: 'liquorice' };
  await serve(show(pageOf('nadia', { half_prompts: [SOUP, other] }, { halves_completed: ['firstdate'] })));
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByText('You wrote the other half')).toBeVisible();
  expect(await write()).toHaveAttribute('href', '/members/nadia/chat?half=vice');
});

test('an own half sentence that this contact has not completed stands open on the profile, and none of strangers, over blocks or of fictional profiles', async () => {
  const halves = [{ ...SOUP, prompt: 'vice' as const, text: 'liquorice' }, SOUP];
  const user = userOf();
  const owner = { ...user, profile: { ...user.profile, half_prompts: halves } };
  const contact = { conversation: 'c1', own_halves_completed: ['vice'] as ['vice'] };
  await serve(show(pageOf('nadia', {}, contact)));
  await renderRemote(remote, { at: '/members/nadia', user: owner });
  const title = await screen.findByRole('heading', { name: 'Your half sentence' });
  expect(title.parentElement).toHaveTextContent(
    /A good first date ends with …Nadia’s half is still openYour half: dry shoes$/,
  );
  for (const [id, changes, relation] of [
    ['rosa', {}, { ...contact, conversation: null }],
    ['eva', {}, { ...contact, blocked: true }],
    ['ida', {}, { ...contact, own_halves_completed: ['vice', 'firstdate'] as ['vice', 'firstdate'] }],
    ['june', { fictional: true }, contact],
  ] as const) {
    cleanup();
    await api.close();
    await serve(show(pageOf(id, changes, relation)));
    await renderRemote(remote, { at: `/members/${id}`, user: owner });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('dry shoes')).toBeNull();
  }
});

test('a visitor who wants to complete a half sentence is asked to log in', async () => {
  await serve(show(pageOf('nadia', { half_prompts: [SOUP] })));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia' });
  await user.click(await write());
  expect(await screen.findByRole('dialog')).toHaveTextContent('To write to Nadia you need to be logged in.');
  expect(at()).toBe('/members/nadia');
});

test('half sentences of the own profile, and of a blocked member, lead nowhere', async () => {
  for (const [page, id] of [
    [pageOf('nadia', { half_prompts: [SOUP] }, { blocked: true }), 'me'],
    [pageOf('sofia', { half_prompts: [SOUP] }), 'sofia'],
  ] as const) {
    await serve(show(page));
    await renderRemote(remote, { at: `/members/${page.member.id}`, user: userOf({ id }) });
    expect(await screen.findByText('dry shoes')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write the other half' })).toBeNull();
    cleanup();
    await api.close();
  }
  await serve({});
});

test('[6.002] messages and further photos ask a visitor to log in', async () => {
  await serve(show(pageOf('nadia', { photos: [photo('one', false), photo('two', true)], photo_count: 2 })));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia' });
  await user.click((await screen.findAllByRole('link', { name: 'Message Nadia, 1 credit' }))[0]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('To write to Nadia you need to be logged in.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Photo for members' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'To see more photos of Nadia you need to be logged in.',
  );
  expect(at()).toBe('/members/nadia');
});

test('[2.069] [1.007] a fictional profile carries marker and warning, and writing to it is free', async () => {
  await serve(show(pageOf('june', { fictional: true })));
  await renderRemote(remote, { at: '/members/june', user: userOf() });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('This profile is written by our team. Meeting in person isn’t possible.');
  expect(screen.getAllByText('Fictional profile').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('link', { name: 'Message June, Free' })).not.toHaveLength(0);
  expect(screen.queryByText(/Here today|Online now/)).not.toBeInTheDocument();
});

test('fictional profiles without contact have no message button', async () => {
  await serve(show(pageOf('june', { fictional: true })));
  await renderRemote(remote, {
    at: '/members/june',
    user: userOf(),
    settings: { fictional_contact: 'none' },
  });
  await screen.findByRole('note');
  expect(screen.queryByRole('link', { name: /^Message June/ })).not.toBeInTheDocument();
});

test('[6.010] [6.011] a blocked member reads who blocked them, with a link back', async () => {
  const body = {
    type: 'about:blank',
    title: '',
    status: 403,
    code: 'blocked_by_member',
    params: { name: 'Vera' },
  };
  await serve({ 'GET /api/member.php': () => ({ status: 403, body }) });
  await renderRemote(remote, { at: '/members/vera', user: userOf() });
  expect(
    await screen.findByText('You’re blocked by Vera. You do not have access to this page.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the members' })).toHaveAttribute('href', '/members');
});

test('[2.069] blocking asks for confirmation, is sent, and is confirmed', async () => {
  await serve({ ...show(pageOf('nadia')), 'POST /api/block.php': () => ({ status: 204 }) });
  const { user, frame } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByText('Block Nadia'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(frame.toasts).toEqual([{ text: 'Nadia is blocked.', tone: 'ok' }]));
  expect(api.callsOf('POST /api/block.php')[0]?.body).toEqual({ member: 'nadia' });
});

test('an unknown member is a 404', async () => {
  await serve({});
  const { frame } = await renderRemote(remote, { at: '/members/nobody', user: userOf() });
  await waitFor(() => expect(frame.failures).toEqual([404]));
});

test('[2.069] the main photo tells how many there are, the others are small beside it', async () => {
  const photos = ['one', 'two', 'three'].map((id) => photo(id, false));
  await serve(show(pageOf('nadia', { photos, photo_count: 3 })));
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

test('[2.069] a single photo stands alone', async () => {
  await serve(show(pageOf('nadia', { photos: [photo('one', false)], photo_count: 1 })));
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByRole('button', { name: 'Open photo 1 of 1' })).toHaveTextContent('1 of 1');
  expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(1);
});

test('[2.069] of more than five photos the fifth says how many follow, and the viewer has all of them', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const photos = ids.map((id) => photo(id, false));
  await serve(show(pageOf('nadia', { photos, photo_count: 8 })));
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

test('[3.023] intimate interests stand in a group of their own, after the others', async () => {
  await serve(show(pageOf('nadia', { interests: ['bondage', 'dancing', 'lingerie'] })));
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf(),
    settings: { visible_profile_fields: ['interests'] },
  });
  const [open, intimate] = (
    await screen.findByRole('heading', { name: 'Interests' })
  ).parentElement!.querySelectorAll('ul');
  expect(open).toHaveTextContent(/^Dancing$/);
  expect(screen.getByRole('heading', { name: 'Intimate interests' }).nextElementSibling).toBe(intimate);
  expect(within(intimate!).getAllByRole('listitem')).toHaveLength(2);
});

test('[2.069] a profile shows details, interests and that the member is Premium', async () => {
  await serve(
    show(
      pageOf('nadia', {
        premium: true,
        hair_color: 'red',
        eye_color: 'green',
        interests: ['dancing'],
      }),
    ),
  );
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf(),
    settings: { visible_profile_fields: ['hair_color', 'eye_color', 'interests'] },
  });
  expect(await screen.findByText('Premium member')).toBeInTheDocument();
  expect(screen.getByText('Hair').nextElementSibling).toHaveTextContent('Red');
  expect(screen.getByText('Eyes').nextElementSibling).toHaveTextContent('Green');
  expect(screen.getByText('Dancing')).toBeInTheDocument();
});

test('[2.069] members like this one follow below', async () => {
  await serve({
    ...show(pageOf('nadia')),
    'GET /api/suggestions.php': () => ({ body: { items: [cardOf('rosa')] } }),
  });
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'More like Nadia' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rosa, 31' })).toHaveAttribute('href', '/members/rosa');
});

test('[2.069] a like is given and taken back on the profile', async () => {
  const answer = { match: false, likes_remaining: 3, reset_at: '2026-11-21T10:00:00.000Z' };
  await serve({
    ...show(pageOf('nadia')),
    'POST /api/like.php': () => ({ body: { ...answer, liked: true } }),
    'DELETE /api/like.php': () => ({ body: { ...answer, liked: false } }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf({ id: 'u-profile' }) });
  const like = (await screen.findAllByRole('button', { name: /^Liked?( Nadia)?$/, hidden: true }))[0]!;
  await user.click(like);
  await waitFor(() => expect(api.callsOf('POST /api/like.php')).toHaveLength(1));
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await user.click(like);
  await waitFor(() => expect(api.callsOf('DELETE /api/like.php')).toHaveLength(1));
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('[2.069] a blocked member can be unblocked on the profile', async () => {
  await serve({
    ...show(pageOf('nadia', {}, { blocked: true })),
    'DELETE /api/block.php': () => ({ status: 204 }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click((await screen.findAllByRole('button', { name: 'Unblock Nadia' }))[0]!);
  await waitFor(() => expect(api.callsOf('DELETE /api/block.php')[0]?.body).toEqual({ member: 'nadia' }));
});

test('[2.069] a member is reported for a reason, in own words, and blocked in the same act', async () => {
  await serve({
    ...show(pageOf('nadia')),
    'POST /api/report.php': () => ({ status: 201, body: { ticket: 'ABCDE-23456' } }),
  });
  const { user } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await screen.findByText('Report Nadia'));
  const dialog = await screen.findByRole('dialog', { name: 'Report Nadia' });
  const send = within(dialog).getByRole('button', { name: 'Send the report' });
  await user.click(send);
  expect(await within(dialog).findByText('This field is required.')).toBeVisible();
  await user.selectOptions(within(dialog).getByLabelText('What’s wrong?'), 'money');
  await user.type(within(dialog).getByLabelText('What should we know? (optional)'), 'Wants 200 euros');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Block Nadia too' }));
  await user.click(send);
  expect(await screen.findByText('ABCDE-23456')).toBeVisible();
  expect(screen.getByText('Nadia is blocked as well.')).toBeVisible();
  expect(api.callsOf('POST /api/report.php').map(({ body }) => body)).toEqual([
    { member: 'nadia', reason: 'money', text: 'Wants 200 euros', block: true },
  ]);
  // The page is read again: it now shows the block.
  await waitFor(() => expect(api.callsOf('GET /api/member.php').length).toBeGreaterThan(1));
});

test('[2.069] the slot of reports reports a member or a message of theirs, by its id, and closes', async () => {
  api = await serveApi({ 'POST /api/report.php': () => ({ status: 201, body: { ticket: 'ABCDE-23456' } }) });
  const props = { member: 'nadia', name: 'Nadia', message: 'm1' };
  const { user, frame } = await renderRemote(remote, { slot: { name: 'report', props }, user: userOf() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message from Nadia' }));
  await user.selectOptions(dialog.getByLabelText('What’s wrong?'), 'harassment');
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  await user.click(await screen.findByRole('button', { name: 'All right' }));
  expect(api.callsOf('POST /api/report.php').map(({ body }) => body)).toEqual([
    { message: 'm1', reason: 'harassment' },
  ]);
  expect(frame.closed).toEqual(['report']);
});

test('[2.069] highlights are counted: new here, interests in common, and who answers', async () => {
  const interests = ['dancing', 'cooking', 'lingerie'] as const;
  await serve(show(pageOf('nadia', { new_member: true, replies: 'usually_day', interests: [...interests] })));
  const user = userOf();
  user.profile.interests = ['dancing', 'cooking'];
  await renderRemote(remote, {
    at: '/members/nadia',
    user,
    settings: { visible_profile_fields: ['interests'] },
  });
  const list = (await screen.findByText('Usually answers within a day')).closest('ul')!;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['New here', '2 in common', 'Usually answers within a day']);
});
