import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { profileOpening } from '#src/lib/members/opened-card.ts';
import { remote } from './remote.tsx';

let api: ApiDouble;
const serve = async (handlers: Handlers) =>
  (api = await serveApi({
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Gelderland', 'Utrecht'] } } }),
    ...handlers,
  }));
afterEach(async () => {
  await api.close();
});
const lastSearch = () => Object.fromEntries(api.callsOf('GET /api/members.php').at(-1)!.query);

test('[2.008] [3.017] the default search uses the preferred gender and own country, and shows the number of results', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 128 }) }),
  });
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'Women', level: 1 })).toBeInTheDocument();
  expect(await screen.findByText(/128 members found/)).toBeInTheDocument();
  expect(lastSearch()).toEqual({ country: 'NL', gender: 'female' });
});

test('[3.023] intimate interests stay folded in the search until they are asked for', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { user, at } = await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { search_fields: ['interests'], interests: ['dancing', 'bondage'] },
  });
  const open = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Add', hidden: true })[0]!);
    const dialog = await screen.findByRole('dialog', {
      name: 'What should you have in common?',
      hidden: true,
    });
    return { dialog, intimate: within(dialog).getByRole('group', { hidden: true }) };
  };
  const { dialog, intimate } = await open();
  expect(intimate).not.toHaveAttribute('open');
  expect(within(intimate).queryByText('Dancing')).not.toBeInTheDocument();
  await user.click(within(intimate).getByText('Intimate interests'));
  await user.click(within(intimate).getByRole('button', { name: 'Bondage', hidden: true }));
  expect(at()).toBe('/members?interests=bondage');
  await user.click(within(dialog).getByRole('button', { name: 'Done', hidden: true }));
  expect((await open()).intimate).toHaveAttribute('open');
});

test('more than a thousand results are shown as 1,000+', async () => {
  await serve({
    'GET /api/members.php': () => ({
      body: resultsOf([cardOf('nadia')], { num_results: 1000, num_results_capped: true }),
    }),
  });
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByText(/1,000\+ members found/)).toBeInTheDocument();
});

test('[9.014] the age filter has two halves, up to 35 and from 35, and stands in the address', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(screen.getByRole('radio', { name: '18–35', hidden: true }));
  expect(at()).toBe('/members?min_age=18&max_age=35');
  await user.click(screen.getByRole('radio', { name: '35+', hidden: true }));
  expect(at()).toBe('/members?min_age=35');
  await waitFor(() => expect(lastSearch()).toMatchObject({ min_age: '35' }));
});

test('[3.017] both thumbs of the age slider stand in the address, neither passes the other, the outermost ages set no limit', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { at } = await renderRemote(remote, { at: '/members', user: userOf() });
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name, hidden: true }), { target: { value } });
  await screen.findByRole('slider', { name: 'Age from', hidden: true });
  slide('Age from', 30);
  await waitFor(() => expect(at()).toBe('/members?min_age=30'));
  slide('Age to', 45);
  await waitFor(() => expect(at()).toBe('/members?min_age=30&max_age=45'));
  expect(screen.getByRole('spinbutton', { name: 'Age to', hidden: true })).toHaveValue(45);
  slide('Age from', 60);
  await waitFor(() => expect(at()).toBe('/members?min_age=45&max_age=45'));
  slide('Age from', 18);
  slide('Age to', 99);
  await waitFor(() => expect(at()).toBe('/members'));
});

test('a typed age counts once the field is left; one out of range stays, with the range beside it', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { user, at } = await renderRemote(remote, { at: '/members?max_age=40', user: userOf() });
  const from = await screen.findByRole('spinbutton', { name: 'Age from', hidden: true });
  await user.type(from, '52');
  await user.tab();
  expect(from).toHaveValue(52);
  expect(from).toHaveAccessibleDescription('Choose an age from 18 to 40.');
  expect(at()).toBe('/members?max_age=40');
  await user.clear(from);
  await user.type(from, '32');
  await user.tab();
  await waitFor(() => expect(at()).toBe('/members?min_age=32&max_age=40'));
  expect(from).toHaveAccessibleDescription('');
  expect(screen.getByRole('slider', { name: 'Age from', hidden: true })).toHaveValue('32');
});

test('the button beside the filters shows the number of results and leads to them', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 128 }) }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 128 members', hidden: true }));
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Women', level: 1 }));
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Nadia, 31' }));
});

test('[2.070] [4.026] further pages are appended, and clearing resets the search', async () => {
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user, at } = await renderRemote(remote, { at: '/members?has_photo=true', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }));
  expect(at()).toBe('/members');
});

test('[2.070] [3.017] similar members are separate, labelled and counted', async () => {
  const similar = { items: [cardOf('june', { fictional: true })], count: 7, widened: 'region' as const };
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { similar }) }) });
  await renderRemote(remote, { at: '/members?countryregion=Utrecht', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'You may also like' })).toBeInTheDocument();
  expect(screen.getByText('Just outside your region · 7 profiles')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /June, 31.*Fictional profile/ })).toBeInTheDocument();
});

test('only filters of the setting are shown', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([]) }) });
  await renderRemote(remote, { at: '/members', user: userOf(), settings: { search_fields: ['gender'] } });
  expect(screen.getByRole('radio', { name: 'Men', hidden: true })).toBeInTheDocument();
  expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
});

test('[6.001] a visitor sees the first cards and the number of others', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { num_results: 40 }) }),
  });
  const { user, frame } = await renderRemote(remote, { at: '/members' });
  expect(await screen.findByRole('heading', { name: '39 more once you join' })).toBeInTheDocument();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  await user.click(screen.getByRole('button', { name: 'Sign up free' }));
  expect(frame.opened).toEqual([{ slot: 'signup-modal', props: {} }]);
});

test('[4.035] a members-only search invites a visitor and sends no request', async () => {
  await serve({});
  await renderRemote(remote, {
    at: '/members',
    settings: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
  });
  expect(screen.getByRole('heading', { name: 'Members see members' })).toBeInTheDocument();
  expect(api.callsOf('GET /api/members.php')).toHaveLength(0);
});

test('a card names its member before the like, says presence and interests in common, and has one link, also without a photo', async () => {
  const cards = [
    cardOf('nadia', { interests_in_common: 2 }),
    cardOf('rosa', { last_active_bucket: 'week', new_member: true }),
    cardOf('june', { last_active_bucket: 'longer', fictional: true }),
  ];
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf(cards) }) });
  const { user } = await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { visible_profile_fields: ['interests'] },
  });
  const link = await screen.findByRole('link', { name: 'Nadia, 31' });
  expect(screen.getAllByRole('link')).toHaveLength(cards.length);
  link.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Like Nadia' })).toHaveFocus();
  const words = screen.getAllByRole('article').map((card) => card.textContent);
  expect(words[0]).toContain('Here today · 2 in common');
  expect(words[1]).toMatch(/Amersfoort\s*New here/);
  expect(words[2]).not.toMatch(/today|online|New/);
});

test('two halves of a person stand where a member has no photo', async () => {
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  const cards = [cardOf('nadia'), cardOf('rosa', { main_image: image })];
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf(cards) }) });
  await renderRemote(remote, { at: '/members', user: userOf() });
  await screen.findByRole('link', { name: 'Nadia, 31' });
  const [without, withPhoto] = screen
    .getAllByRole('article')
    .map((card) => card.querySelectorAll('[data-photo] svg[viewBox="0 0 400 500"] path').length);
  expect([without, withPhoto]).toEqual([2, 0]);
});

test('a profile opened from its card starts with the photo and the name of the card', async () => {
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image: image })]) }),
    'GET /api/member.php': () => new Promise(() => undefined),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('link', { name: 'Rosa, 31' }));
  expect(await screen.findByRole('heading', { name: 'Rosa, 31', level: 1 })).toBeInTheDocument();
  expect(document.querySelector('[data-profile-photo] img')).toHaveAttribute(
    'src',
    expect.stringMatching(/rosa/),
  );
});

test('the photo of a card grows into the photo of its profile', async () => {
  const names: string[] = [];
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('[data-photo], [data-profile-photo]')]
      .filter(({ style }) => style.viewTransitionName === 'member-photo')
      .map((photo) => (photo.matches('[data-profile-photo]') ? 'profile' : 'card'))
      .join();
  const startViewTransition = (change: () => Promise<void>) => {
    names.push(named());
    const changed = change().then(() => void names.push(named()));
    return { ready: changed, finished: changed };
  };
  Object.assign(document, { startViewTransition });
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  const image = {
    path: 'rosa.webp',
    thumb_path: 'rosa-thumb.webp',
    status: 'active',
    focus: { x: 50, y: 30 },
  } as const;
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('rosa', { main_image: image })]) }),
    'GET /api/member.php': () => new Promise(() => undefined),
  });
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await profileOpening.load();
  await user.click(await screen.findByRole('link', { name: 'Rosa, 31' }));
  await waitFor(() => expect(names).toEqual(['card', 'profile']));
  expect(at()).toBe('/members/rosa');
  Reflect.deleteProperty(document, 'startViewTransition');
});
