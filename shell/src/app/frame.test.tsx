import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from './app.tsx';
import { showAppBadge } from './use-app-badge.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { createFrame } from './create-frame.ts';
import { loadCatalogue } from '#src/kernel/language/catalogues.ts';
import { shellScreenOf } from '#src/features/pages/shell-screens.tsx';
import { pageOf } from '#src/test/page-of.ts';
import { LateFooter } from '#src/features/frame/footer/late-footer.tsx';
import { ROUTES, type Layout } from '@rendezvous/contract/kernel/routes';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { CompanyInfo, Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { preloadScreen } from '@rendezvous/remote/lazy-screen';
import { settingsOf, userOf } from '@rendezvous/testing/settings';
import { theme } from '@rendezvous/theme/theme';

const never = new Promise<never>(() => undefined);
let installed = false;
const api = jest.fn(async (path: string) =>
  Response.json(
    path.startsWith('/api/repeat-order.php')
      ? { order: { package: 'p2', credits: 25, method: 'ideal', price: { amount: 2250, currency: 'EUR' } } }
      : {},
  ),
);

beforeAll(async () => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: installed && media.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  window.scrollTo = () => undefined;
  globalThis.fetch = api as never;
  await Promise.all([
    loadCatalogue('en'),
    loadCatalogue('nl'),
    LateFooter.preload(),
    ...['not-found', 'error', 'not-here-yet'].map((name) => preloadScreen(shellScreenOf(name))),
  ]);
});
afterEach(() => {
  installed = false;
  window.history.replaceState(null, '');
});

interface Setup {
  user?: User;
  settings?: Partial<Settings>;
  company?: Partial<CompanyInfo>;
  locale?: Locale;
}

// jsdom knows no width, so what shows from 992 px on counts as hidden there.
/** The frame on an address; screens of remotes never come. */
async function show(at: string, { user, settings, company, locale = 'en' }: Setup = {}): Promise<Frame> {
  const all = settingsOf(settings);
  const page = pageOf({
    settings: { ...all, company: { ...all.company, ...company } },
    locale,
    url: at,
    user: user ?? null,
  });
  const frame = createFrame(page, { loadModule: () => never, readRegistry: () => never, provided: {} });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <App frame={frame} />
      </MemoryRouter>,
    );
  });
  return frame;
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** The path that a member is at after opening an entry of the history. */
async function pathOfMemberAt(pathname: string, state: unknown): Promise<string | null> {
  const page = pageOf({ settings: settingsOf(), locale: 'en', url: pathname, user: userOf() });
  const frame = createFrame(page, { loadModule: () => never, readRegistry: () => never, provided: {} });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname, state }]}>
        <App frame={frame} />
        <Address />
      </MemoryRouter>,
    );
  });
  return screen.getByLabelText('Address').textContent;
}

test('a reload in the middle of sign-up stays there; a member who opens sign-up is led to the members', async () => {
  expect(await pathOfMemberAt('/signup', { signup: { screen: 'photo', depth: 2 } })).toBe('/signup');
  cleanup();
  expect(await pathOfMemberAt('/signup', null)).toBe('/members');
});

const bar = () => within(screen.getByRole('banner'));
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const free = (facts: Parameters<typeof userOf>[0] = {}) => userOf({ name: 'Daan', ...facts });
const paying = (credits: number, facts: Parameters<typeof userOf>[0] = {}) =>
  free({ paid_user: true, credits, ...facts });

test('[2.085] [2.039] [2.045] a visitor’s bar has links to home and log-in, and no data of a member', async () => {
  await show('/pricing');
  expect(bar().getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/');
  expect(bar().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(bar().queryByRole('link', { name: /Messages|Search members/ })).toBeNull();
});

test('[2.085] [2.040] [2.043] [6.009] a free member searches, writes, likes and may get Premium; the logo leads to the members', async () => {
  await show('/members', { user: free() });
  expect(bar().getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/members');
  expect(bar().getByText('Search members').closest('a')).toHaveAttribute('href', '/members');
  expect(bar().getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
  expect(bar().queryByRole('link', { name: /credit/i })).toBeNull();
});

/** What a bar leads to, in the order of its entries; a menu by its name. */
const entriesOf = (element: Element) =>
  [...element.querySelectorAll('a[href], button[aria-haspopup]')]
    .filter((entry) => entry.closest('[popover]') === null)
    .map((entry) => entry.getAttribute('href') ?? entry.getAttribute('aria-label') ?? entry.textContent);

test('[2.040] [2.045] the entries of the bars are in their order: Tonight first, and five at the bottom', async () => {
  const ways = ['/', '/members', '/chats', '/likes'];
  await show('/chats', { user: free() });
  const menus = ['EN, Language: English', 'Your account: Daan'];
  expect(entriesOf(screen.getByRole('banner'))).toEqual(['/members', ...ways, '/premium', ...menus]);
  expect(entriesOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...ways.slice(1),
    '/premium',
    'Account',
  ]);
  cleanup();
  await show('/chats', { user: paying(24) });
  expect(entriesOf(document.querySelector('header nav')!)).toEqual([...ways, '/credits']);
  expect(entriesOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...ways.slice(1),
    '/credits',
    'Account',
  ]);
});

test('[2.041] [2.042] [9.013] counters are capped at 99+ and say in words that there are more', async () => {
  await show('/members', { user: free({ counters: { unread: 100, new_likes: 99 } }) });
  const messages = tabs().getByRole('link', { name: /Messages/ });
  expect(messages).toHaveTextContent('99+');
  expect(messages).toHaveAccessibleName(/more than 99 unread/);
  expect(tabs().getByRole('link', { name: /Likes/ })).toHaveAccessibleName(/99 new likes/);
  expect(bar().getByText('99+')).toBeInTheDocument();
});

/** The colour of the theme behind a badge. */
const groundOf = (badge: Element): string => getComputedStyle(badge).background;

test('[6.008] [2.048] [9.013] paying members see how many credits are left at ten and fewer, free members never', async () => {
  const credits = () => tabs().getByRole('link', { name: /Credits/ });
  const frame = await show('/members', { user: paying(11) });
  expect(credits()).toHaveAccessibleName('Credits');
  act(() => frame.session.setCredits(10));
  expect(credits()).toHaveAccessibleName(/10 credits left/);
  expect(groundOf(within(credits()).getByText('10').parentElement!)).toBe(theme.color.honeySoft);
  act(() => frame.session.setCredits(1));
  expect(groundOf(within(credits()).getByText('1').parentElement!)).toBe(theme.color.honeySoft);
  act(() => frame.session.setCredits(0));
  expect(groundOf(within(credits()).getByText('0').parentElement!)).toBe(theme.color.danger);
  act(() => frame.session.setCredits(3, false));
  expect(screen.queryByText(/3 credits left/)).toBeNull();
});

test('the bar of a paying member shows the number of credits, or a badge with it where few are left', async () => {
  const frame = await show('/members', { user: paying(24) });
  const names = () =>
    [...document.querySelectorAll('header nav a[href="/credits"]')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['24 credits']);
  act(() => frame.session.setCredits(7));
  expect(names()).toEqual(['Credits77 credits left']);
});

test('the account’s menus lead to the payments', async () => {
  await show('/members', { user: free() });
  await userEvent.click(bar().getByRole('button', { name: 'Your account: Daan', hidden: true }));
  expect(bar().getByRole('link', { name: 'Payments', hidden: true })).toHaveAttribute(
    'href',
    '/transactions',
  );
});

test('[2.045] [2.046] the account’s button shows the photo and the name, its menu profile, settings and log-out', async () => {
  await show('/members', {
    settings: { capabilities: ['account_settings', 'profile_editing'] },
    user: free({
      profile: {
        main_image: { path: 'a.webp', thumb_path: 'a-t.webp', status: 'active', focus: { x: 50, y: 30 } },
      },
    }),
  });
  const account = bar().getByRole('button', { name: 'Your account: Daan', hidden: true });
  expect(account.querySelector('img')).toHaveAttribute('src', '/cdn/a-t.webp');
  await userEvent.click(account);
  expect(bar().getByRole('link', { name: 'My profile', hidden: true })).toHaveAttribute('href', '/profile');
  expect(bar().getByRole('link', { name: 'Settings', hidden: true })).toHaveAttribute(
    'href',
    '/notifications',
  );
  expect(bar().getByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument();
});

test('the account’s menu leads to no page that is still to be built', async () => {
  await show('/members', { user: paying(20), settings: { capabilities: [] } });
  await userEvent.click(bar().getByRole('button', { name: 'Your account: Daan', hidden: true }));
  expect(bar().getByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument();
  for (const name of ['My profile', 'Settings', /Repeat order/])
    expect(bar().queryByRole('link', { name, hidden: true })).toBeNull();
  expect(api.mock.calls.filter(([path]) => path.startsWith('/api/repeat-order.php'))).toEqual([]);
});

test('[6.008] the order that can be repeated is asked for once the menu is reached for, by paying members only', async () => {
  const asked = () => api.mock.calls.filter(([path]) => path.startsWith('/api/repeat-order.php')).length;
  await show('/members', { user: paying(20), settings: { capabilities: ['repeat_order'] } });
  expect(asked()).toBe(0);
  await userEvent.click(bar().getByRole('button', { name: 'Your account: Daan', hidden: true }));
  expect(await bar().findByRole('link', { name: /Repeat order/, hidden: true })).toHaveTextContent(
    '25 credits for €22.50',
  );
  expect(asked()).toBe(1);
});

test('[2.047] complete-signup shows no account, but the language', async () => {
  await show('/complete-signup', { user: free() });
  expect(screen.queryByRole('button', { name: 'Your account: Daan', hidden: true })).toBeNull();
  expect(screen.queryByText('Log out')).toBeNull();
  expect(bar().getByRole('button', { name: 'EN, Language: English', hidden: true })).toBeInTheDocument();
});

test('[2.038] [2.085] the Back button is in the installed app only, with history, on the five routes', async () => {
  const back = () => screen.findByRole('button', { name: 'Back' }).catch(() => null);
  installed = true;
  window.history.replaceState({ idx: 1 }, '');
  for (const path of ['/members/m1', '/likes/sent', '/likes/m/m1', '/credits', '/credits/p2/ideal']) {
    await show(path, { user: paying(20) });
    expect([path, await back()]).not.toContain(null);
    cleanup();
  }
  for (const path of ['/members', '/chats', '/credits/repeat-order']) {
    await show(path, { user: paying(20) });
    expect([path, screen.queryByRole('button', { name: 'Back' })]).toContain(null);
    cleanup();
  }
  window.history.replaceState({ idx: 0 }, '');
  await show('/credits', { user: paying(20) });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('[2.035] default pages have bar and footer with disclaimer, conversations a bar, landers a slim header, empty pages nothing', async () => {
  const expected: Record<Layout, [bars: number, footers: number, slim: boolean]> = {
    default: [1, 1, false],
    chat: [1, 0, false],
    lander: [1, 1, true],
    empty: [0, 0, false],
  };
  // Of the page, not of a part of its content.
  const partsOf = (role: string) => screen.queryAllByRole(role).filter((part) => !part.closest('main'));
  const count = (role: string) => partsOf(role).length;
  for (const { name, path, layout, access } of ROUTES) {
    cleanup();
    const at = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x');
    await show(at, access === 'member' ? { user: free() } : {});
    const [bar] = partsOf('banner');
    const slim = bar !== undefined && within(bar).queryByText('18+') !== null;
    expect([name, count('banner'), count('contentinfo'), slim]).toEqual([name, ...expected[layout]]);
    const words = screen.queryAllByText(/for people aged 18 and over.*Sending messages costs credits/);
    expect(words).toHaveLength(count('contentinfo'));
  }
});

test('[2.035] sign-up, activation and password pages are default pages; a member’s sign-up has the slim header', () => {
  const namesOf = (layout: Layout) =>
    ROUTES.filter((route) => route.layout === layout).map(({ name }) => name as string);
  expect(namesOf('empty')).toEqual(['mail-change-do', 'account-deleted', 'ops']);
  expect(namesOf('chat')).toEqual(['chats', 'chats-id', 'members-id-chat']);
  expect(namesOf('lander').filter((name) => !/land/.test(name))).toEqual(['members-id-signup']);
});

test('[2.036] [8.020] an unknown address says so, with a link home', async () => {
  await show('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('This page could not be found · Rendezvous');
});

test('[2.034] a page without a screen says so to visitors and members, with a next link', async () => {
  await show('/directdebit');
  expect(screen.getByRole('heading', { level: 1, name: 'Not here yet' })).toBeInTheDocument();
  expect(document.title).toBe('Not here yet · Rendezvous');
  cleanup();
  await show('/directdebit', { user: free() });
  expect(screen.getByRole('heading', { level: 1, name: 'Not here yet' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search members' })).toHaveAttribute(
    'href',
    '/members',
  );
  cleanup();
  const visited = await show('/pricing');
  await act(async () => visited.services.fail(501));
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('[2.037] other failures show status and message, 500 when none is known, and can be tried again', async () => {
  const frame = await show('/pricing');
  act(() => frame.failure.set({ status: 403, message: 'Not yours.' }));
  expect(screen.getByRole('heading', { name: 'Error 403' })).toBeInTheDocument();
  expect(screen.getByText('Not yours.')).toBeInTheDocument();
  act(() => frame.failure.set({ status: 0 }));
  expect(screen.getByRole('heading', { name: 'Error 500' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('heading', { name: 'Error 500' })).toBeNull();
});

test('[2.051] [2.053] [9.021] the footer links to every page and names the company; its phone is dialled without dashes and spaces', async () => {
  await show('/pricing', {
    company: {
      kvk: '123',
      vat_numbers: ['NL1'],
      tradenames: ['Rendezvous'],
      support_phone: '+31 20-123 45 67',
    },
  });
  const links = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const to of [
    'terms',
    'privacy',
    'cookies',
    'ban',
    'return-policy',
    'withdrawal',
    'faq',
    'service',
    'imprint',
  ])
    expect(links).toContain(`/pages/${to}`);
  expect(links).toEqual(expect.arrayContaining(['/pricing', '/complaints', 'tel:+31201234567']));
  expect(footer().getByText(/© 2026 Example Company/)).toBeInTheDocument();
  for (const text of [
    'Voorbeeldstraat 12',
    /Utrecht, Netherlands/,
    'KvK 123',
    'VAT NL1',
    'Trade names: Rendezvous',
  ])
    expect(footer().getByText(text)).toBeInTheDocument();
});

test('the withdrawal function is in the footer under the words that are set, for visitors too', async () => {
  await show('/pricing', { settings: { withdrawal_words: 'Withdraw from contract here' } });
  const link = footer().getByRole('link', { name: 'Withdraw from contract here' });
  expect(link).toHaveAttribute('href', '/pages/withdraw');
});

test('[2.053] what is not known of the company is not shown', async () => {
  await show('/pricing', { company: { name: '', address: '', city: '', country: '' } });
  expect(footer().queryByText(/Chamber|VAT|Trade names/)).toBeNull();
  expect(footer().queryByRole('link', { name: /\d/ })).not.toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('contentinfo').querySelectorAll('address p')).toHaveLength(0);
});

test('[2.052] the American footer appears in the United States, in English only', async () => {
  const note = () => footer().queryByText(/criminal background checks/);
  await show('/pricing', { settings: { geoip_selected_country: 'US' } });
  expect(note()).not.toBeNull();
  cleanup();
  await show('/pricing', { settings: { geoip_selected_country: 'US' }, locale: 'nl' });
  expect(note()).toBeNull();
  cleanup();
  await show('/pricing');
  expect(note()).toBeNull();
});

test('[2.049] [2.050] title and app badge count unread messages and new likes, follow them, hidden or not, and are cleared at log-out', async () => {
  const badge = {
    setAppBadge: jest.fn(async () => undefined),
    clearAppBadge: jest.fn(async () => undefined),
  };
  Object.assign(navigator, badge);
  const frame = await show('/members', { user: free({ counters: { unread: 2, new_likes: 3 } }) });
  expect(document.title).toBe('(5) Rendezvous');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(5);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => frame.hub.as('shell').publish('unread:changed', 4));
  expect(document.title).toBe('(7) Rendezvous');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(7);
  hidden.mockRestore();
  await act(async () => frame.session.logOut());
  expect(document.title).not.toMatch(/^\(/);
  expect(badge.clearAppBadge).toHaveBeenCalled();
});

test('[8.022] a badge that the browser refuses causes no error', async () => {
  Object.assign(navigator, {
    setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    clearAppBadge: () => {
      throw new Error('no');
    },
  });
  await expect(showAppBadge(3)).resolves.toBeUndefined();
  await expect(showAppBadge(0)).resolves.toBeUndefined();
});

test('[2.042] more than 99 new likes read 99+', async () => {
  await show('/members', { user: free({ counters: { unread: 0, new_likes: 100 } }) });
  const likes = tabs().getByRole('link', { name: /Likes/ });
  expect(likes).toHaveTextContent('99+');
  expect(likes).toHaveAccessibleName(/more than 99 new likes/);
});

test('[2.046] without a photo the account’s button shows an icon, and the name', async () => {
  await show('/members', { user: free() });
  const account = bar().getByRole('button', { name: 'Your account: Daan', hidden: true });
  expect(account.querySelector('img')).toBeNull();
  expect(account.querySelector('svg')).not.toBeNull();
});

test.each(['/members/m1/landing4', '/chats/c1/more', '/landers', '/account', '/pages/faq/more'])(
  '[2.034] %s, which is not listed, is no page',
  async (path) => {
    await show(path, { user: free() });
    expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument();
  },
);
