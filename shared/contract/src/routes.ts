import { PAGE_SLUGS } from './pages-values.ts';

/**
 * Every route of the product, once (spec §2 Screens and routes). Router, server, layouts, alerts, title and
 * indexing all read this table; nothing else lists routes.
 */
export type Layout = 'default' | 'chat' | 'lander' | 'empty';
export type RemoteName = 'members' | 'chat' | 'payments' | 'signup' | 'landers';
export type RouteOwner = 'shell' | RemoteName;
/** Who may open the route; visitors elsewhere are sent to /login?redirect=. */
export type Access = 'public' | 'search' | 'member' | 'visitor';
export type AlertName = 'activation' | 'disabledNotifications' | 'photo' | 'push';

export interface Route {
  /** Name used in navigation; also the name of the route in logs and vitals. */
  name: string;
  /** Path in the router's notation; `:id` is a parameter, a trailing `?` makes it optional. */
  path: string;
  owner: RouteOwner;
  layout: Layout;
  access: Access;
  /** One of the six routes of the members area (spec §2). */
  membersArea: boolean;
  /** May search engines list it? */
  indexable: boolean;
  /** Is its first screen rendered on the server? */
  serverRendered: boolean;
  /** Alerts that never show here (spec §2 Default-layout behaviour). */
  hiddenAlerts: readonly AlertName[];
  /** The welcome discount is announced here, to visitors and to new members. */
  welcomeBanner: boolean;
  /** The entry warning never shows here. */
  hidesEntryWarning: boolean;
  /** The account area of the top bar is hidden here. */
  hidesAccount: boolean;
  /** The installed app shows a back button here when there is history. */
  backButton: boolean;
  /** On small screens this screen has a bar of its own at the bottom, where the frame's would be. */
  ownBottom: boolean;
}

type Flags = Partial<Omit<Route, 'name' | 'path' | 'owner'>>;

const route = (name: string, path: string, owner: RouteOwner, flags: Flags = {}): Route => ({
  name,
  path,
  owner,
  layout: 'default',
  access: 'public',
  membersArea: false,
  indexable: false,
  serverRendered: false,
  hiddenAlerts: [],
  welcomeBanner: false,
  hidesEntryWarning: false,
  hidesAccount: false,
  backButton: false,
  ownBottom: false,
  ...flags,
});

const lander = (name: string, path: string): Route =>
  route(name, path, 'landers', { layout: 'lander', indexable: true, serverRendered: true });

const SLUG_LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;

export const ROUTES: readonly Route[] = [
  route('index', '/', 'members', { welcomeBanner: true, indexable: true, serverRendered: true }),
  route('likes', '/likes', 'members', { access: 'member', membersArea: true }),
  route('likes-type', '/likes/:type', 'members', { access: 'member', backButton: true }),
  route('likes-m-id', '/likes/m/:id', 'members', { access: 'member', membersArea: true, backButton: true }),
  route('chats', '/chats', 'chat', { layout: 'chat', access: 'member', membersArea: true }),
  route('chats-id', '/chats/:id', 'chat', { layout: 'chat', access: 'member', ownBottom: true }),
  route('members', '/members', 'members', {
    welcomeBanner: true,
    access: 'search',
    membersArea: true,
    serverRendered: true,
  }),
  route('members-id', '/members/:id', 'members', {
    welcomeBanner: true,
    access: 'search',
    membersArea: true,
    serverRendered: true,
    backButton: true,
    ownBottom: true,
  }),
  route('members-id-chat', '/members/:id/chat', 'chat', {
    layout: 'chat',
    access: 'member',
    ownBottom: true,
  }),
  route('members-id-landing', '/members/:id/landing', 'landers', { layout: 'lander', serverRendered: true }),
  route('members-id-signup', '/members/:id/signup', 'signup', { layout: 'lander', access: 'visitor' }),
  route('members-id-landing2-slug', '/members/:id/landing2/:slug?', 'landers', {
    layout: 'lander',
    serverRendered: true,
  }),
  route('members-id-landing3-slug', '/members/:id/landing3/:slug?', 'landers', {
    layout: 'lander',
    serverRendered: true,
  }),

  route('login', '/login', 'signup', { access: 'visitor' }),
  route('signup', '/signup', 'signup', { access: 'visitor', hiddenAlerts: ['activation', 'photo', 'push'] }),
  route('signup-matches', '/signup-matches', 'signup', { access: 'member' }),
  route('complete-signup', '/complete-signup', 'signup', { hidesEntryWarning: true, hidesAccount: true }),
  route('reset-password', '/reset-password', 'signup', { layout: 'empty', hidesEntryWarning: true }),
  route('reset-password-do', '/reset-password/do', 'signup', { layout: 'empty', hidesEntryWarning: true }),
  route('activate-done', '/activate/done', 'signup', { layout: 'empty', hiddenAlerts: ['photo', 'push'] }),
  route('activate-error', '/activate/error', 'signup', { layout: 'empty' }),
  route('mail-change-do', '/mail-change/do', 'signup', { layout: 'empty' }),
  route('account-deleted', '/account-deleted', 'signup', { layout: 'empty' }),

  route('credits', '/credits', 'payments', { access: 'member', backButton: true }),
  route('credits-repeat-order', '/credits/repeat-order', 'payments', { access: 'member' }),
  route('credits-id-paymentmethod', '/credits/:id/:paymentmethod?', 'payments', {
    access: 'member',
    backButton: true,
  }),
  route('directdebit', '/directdebit', 'payments', { access: 'member', hiddenAlerts: ['photo', 'push'] }),
  route('premium', '/premium', 'payments', {
    access: 'member',
    membersArea: true,
    hiddenAlerts: ['photo', 'push'],
  }),
  route('pricing', '/pricing', 'payments', { welcomeBanner: true, indexable: true, serverRendered: true }),
  route('transactions-id', '/transactions/:id?', 'payments', { access: 'member' }),

  route('profile', '/profile', 'members', { access: 'member', hiddenAlerts: ['photo'] }),
  route('notifications', '/notifications', 'members', {
    access: 'member',
    hiddenAlerts: ['activation', 'disabledNotifications', 'photo', 'push'],
  }),
  route('match-finder', '/match-finder', 'members', { access: 'search' }),
  route('swipe-game', '/swipe-game', 'members', { access: 'member' }),
  route('complaints', '/complaints', 'shell', { indexable: true, serverRendered: true }),
  route('lang-config', '/lang-config', 'shell', { serverRendered: true }),

  ...PAGE_SLUGS.map((page) =>
    route(`pages-${page}`, `/pages/${page}`, 'shell', { indexable: true, serverRendered: true }),
  ),
  route('pages-token', '/pages/:token', 'shell', { indexable: true, serverRendered: true }),

  lander('landers-adultonly', '/landers/adultonly'),
  lander('landers-tinderswipe', '/landers/tinderswipe'),
  lander('landers-whoneedsstrings', '/landers/whoneedsstrings'),
  ...SLUG_LANDERS.map((name) => lander(`landers-${name}-slug`, `/landers/${name}/:slug?`)),
];

/** Paths that answer as another route under a second name. */
export const ROUTE_ALIASES: Readonly<Record<string, string>> = { '/settings': '/notifications' };

/** A route by its name; throws on a name the table does not know, which is a programming error. */
export function routeByName(name: string): Route {
  const found = ROUTES.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route is named ${name}`);
  return found;
}

/** Longest static prefix wins: how specific a pattern is, segment by segment. */
function score(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '0' : '1'))
    .join('');
}

function toExpression(path: string): RegExp {
  const source = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment}`;
      return segment.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)';
    })
    .join('');
  return new RegExp(`^${source || '/'}/?$`);
}

const MATCHERS = ROUTES.map((entry) => ({
  entry,
  expression: toExpression(entry.path),
  rank: score(entry.path),
})).sort((a, b) => b.rank.localeCompare(a.rank));

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a path without locale prefix, query or hash; null when the product has no such page. */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = ROUTE_ALIASES[pathname] ?? pathname;
  for (const { entry, expression } of MATCHERS) {
    const values = expression.exec(path);
    if (!values) continue;
    const names = [...entry.path.matchAll(/:(\w+)/g)].map((name) => name[1]!);
    const params: Record<string, string> = {};
    names.forEach((name, index) => {
      const value = values[index + 1];
      if (value !== undefined) params[name] = value;
    });
    return { route: entry, params };
  }
  return null;
}

/** Builds a path from a route name and its parameters, e.g. `pathTo('chats-id', {id})`. */
export function pathTo(name: string, params: Record<string, string> = {}): string {
  const path = routeByName(name)
    .path.split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.replace(/[:?]/g, '')];
      if (value === undefined && !segment.endsWith('?')) throw new Error(`route ${name} needs ${segment}`);
      return value === undefined ? '' : encodeURIComponent(value);
    })
    .join('/');
  return path.replace(/\/+$/, '') || '/';
}
