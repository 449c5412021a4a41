import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
beforeEach(() => {
  window.scrollTo = () => undefined;
});
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

/** What comes into view when the test says so: jsdom has no layout. */
class SeenObserver implements IntersectionObserver {
  static watched: SeenObserver[] = [];
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  see(target: Element) {
    const rect = target.getBoundingClientRect();
    this.#tell(
      [
        {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: rect,
          intersectionRect: rect,
          rootBounds: null,
          time: 0,
        },
      ],
      this,
    );
  }
  observe(target: Element) {
    if (target.matches('[data-more]')) SeenObserver.watched.push(this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

const EVERY_FILTER =
  'country=DE&countryregion=Bayern&min_age=30&max_age=45&has_photo=true&interests=wine%2Cart&fictional=false&hair_color=red';

test('[3.017] each chip names an active filter in the viewer’s language and removes it alone', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { user, at } = await renderRemote(remote, { at: `/members?${EVERY_FILTER}`, user: userOf() });
  const chips = await screen.findByRole('list', { name: '7 filters set' });
  const texts = () =>
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(texts()).toEqual([
    '30–45',
    'Only with a photo',
    'Fictional profiles: no',
    'Germany',
    'Bayern',
    'Wine',
    'Art',
    'Hair: Red',
    'Clear filters',
  ]);
  const remove = async (filter: string, ...gone: string[]) => {
    const left = new URLSearchParams(at().split('?')[1]);
    for (const name of gone) left.delete(name);
    await user.click(within(chips).getByRole('button', { name: `Remove ${filter}` }));
    await waitFor(() => expect(at()).toBe(`/members?${left.toString()}`));
  };
  await remove('Only with a photo', 'has_photo');
  expect(within(chips).getByRole('button', { name: 'Remove Fictional profiles: no' })).toHaveFocus();
  await remove('30–45', 'min_age', 'max_age');
  await remove('Hair: Red', 'hair_color');
  await remove('Fictional profiles: no', 'fictional');
  await user.click(within(chips).getByRole('button', { name: 'Remove Wine' }));
  await waitFor(() => expect(at()).toBe('/members?country=DE&countryregion=Bayern&interests=art'));
  await remove('Bayern', 'countryregion');
  await remove('Art', 'interests');
  await user.click(within(chips).getByRole('button', { name: 'Remove Germany' }));
  await waitFor(() => expect(at()).toBe('/members'));
  expect(chips).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('[4.026] clearing empties filters, position and the pages that were appended', async () => {
  let asked = 0;
  await serve({
    'GET /api/members.php': ({ query }) => {
      asked += 1;
      return {
        body: query.get('cursor')
          ? resultsOf([cardOf('rosa')], { num_results: 2 })
          : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
      };
    },
  });
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Only with a photo', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
  const before = asked;
  await user.click(screen.getByRole('button', { name: 'Clear filters', hidden: true }));
  expect(at()).toBe('/members');
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rosa, 31' })).not.toBeInTheDocument();
  expect(asked).toBe(before + 1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockRestore();
});

test('[2.070] the next page is fetched before the button for it comes into view, and its press asks nothing again', async () => {
  const former = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = SeenObserver;
  const { watched } = SeenObserver;
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user } = await renderRemote(remote, { at: '/members', user: userOf() });
  await waitFor(() => expect(watched).toHaveLength(1));
  const asked = () => api.callsOf('GET /api/members.php').filter(({ query }) => query.has('cursor'));
  watched[0]!.see(document.querySelector('[data-more]')!);
  // The first page may be read once more meanwhile.
  await waitFor(() => expect(asked().map(({ query }) => query.get('cursor'))).toEqual(['c1']));
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  const appended = await screen.findByRole('link', { name: 'Rosa, 31' });
  await waitFor(() => expect(appended).toHaveFocus());
  expect(asked()).toHaveLength(1);
  globalThis.IntersectionObserver = former;
});

test('[2.070] [3.017] similar members are separate, labelled and counted', async () => {
  const similar = {
    items: [cardOf('june', { fictional: true })],
    count: 7,
    count_capped: false,
    widened: 'region' as const,
  };
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { similar }) }) });
  await renderRemote(remote, { at: '/members?countryregion=Utrecht', user: userOf() });
  expect(await screen.findByRole('heading', { name: 'Similar results' })).toBeInTheDocument();
  expect(screen.getByText('Just outside your region · 7 profiles')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /June, 31.*Fictional profile/ })).toBeInTheDocument();
});

test('more than a thousand similar members are shown as 1,000+', async () => {
  const similar = { items: [cardOf('june')], count: 1000, count_capped: true, widened: 'age' as const };
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')], { similar }) }) });
  await renderRemote(remote, { at: '/members?min_age=30', user: userOf() });
  expect(await screen.findByText('A little younger or older · 1,000+ members found')).toBeInTheDocument();
});

const ELSEWHERE = {
  sites: [
    {
      domain: 'zwei-haelften.example',
      name: 'Zwei Hälften',
      items: [cardOf('greta', { fictional: true })],
      count: 31,
      count_capped: false,
    },
  ],
};

test('[1.008] a section says which site members come from, while member_resell is on', async () => {
  await serve({
    'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }),
    'GET /api/members-elsewhere.php': () => ({ body: ELSEWHERE }),
  });
  await renderRemote(remote, {
    at: '/members?has_photo=true',
    user: userOf(),
    settings: { member_resell: true },
  });
  expect(await screen.findByRole('heading', { name: 'From Zwei Hälften' })).toBeInTheDocument();
  expect(
    screen.getByText(
      'These members joined at zwei-haelften.example, not here. The terms of that site hold for them. · 31 profiles',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Greta, 31.*Fictional profile/ })).toBeInTheDocument();
  const [asked] = api.callsOf('GET /api/members-elsewhere.php');
  expect(Object.fromEntries(asked!.query)).toEqual({ country: 'NL', gender: 'female', has_photo: 'true' });
  expect(screen.queryByText('Live cams')).not.toBeInTheDocument();
});

test('[1.008] a section of cams is labelled as an advertisement and names the site it leads to, while cam_url is set', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { name: 'Rendezvous', cam_url: 'https://www.cams.example/live' },
  });
  expect(await screen.findByRole('heading', { name: 'Live cams' })).toBeInTheDocument();
  expect(screen.getByText('Advertisement')).toBeInTheDocument();
  expect(screen.getByText(/work for cams.example and are not members of Rendezvous/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open cams.example' });
  expect(link).toHaveAttribute('href', 'https://www.cams.example/live');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored nofollow');
  expect(api.callsOf('GET /api/members-elsewhere.php')).toHaveLength(0);
});

test('[1.008] with both settings off no section of others stands in the search, and none is asked for', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.queryByText(/Live cams|^From /)).not.toBeInTheDocument();
  expect(api.callsOf('GET /api/members-elsewhere.php')).toHaveLength(0);
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

test('[4.035] where a traffic source opens the search, the server says whether the visitor has one', async () => {
  let known = false;
  await serve({
    'GET /api/members.php': () =>
      known
        ? { body: resultsOf([cardOf('nadia')], { num_results: 40 }) }
        : { status: 403, body: { code: 'authentication_required', message: 'Log in first.' } },
  });
  const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;
  await renderRemote(remote, { at: '/members', settings });
  expect(await screen.findByRole('heading', { name: 'Members see members' })).toBeInTheDocument();
  cleanup();
  known = true;
  await renderRemote(remote, { at: '/members', settings });
  expect(await screen.findByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '39 more once you join' })).toBeInTheDocument();
});

test('[6.001] under "all" a visitor turns the pages like a member, with the invitation below', async () => {
  await serve({
    'GET /api/members.php': ({ query }) => ({
      body: query.get('cursor')
        ? resultsOf([cardOf('rosa')], { num_results: 2 })
        : resultsOf([cardOf('nadia')], { num_results: 2, next_cursor: 'c1' }),
    }),
  });
  const { user } = await renderRemote(remote, { at: '/members', settings: { logged_out_search: 'all' } });
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Rosa, 31' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'There is more once you join' })).toBeInTheDocument();
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
  const links = screen.getAllByRole('link').filter((one) => one.closest('li'));
  expect(links).toHaveLength(cards.length);
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
