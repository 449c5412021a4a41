import { PAGE_SLUGS } from './page-slugs.ts';

/**
 * Every route of the product, once (spec §2 Screens and routes). Router, server, layouts, alerts, title and
 * indexing all read this table; nothing else lists routes. The remotes are the owners it names.
 */
export type Layout = 'default' | 'chat' | 'lander' | 'empty';
/** Viewers the route is open to; other visitors are sent to /login?redirect=. */
export type RouteAccess = 'public' | 'search' | 'member' | 'visitor';
export type AlertName = 'activation' | 'disabledNotifications' | 'consent' | 'photo' | 'push';

/** One line of the table; its name, path and owner are literal types, from which all other names derive. */
export interface RouteEntry<Name extends string, Path extends string, Owner extends string> {
  /** Name used in navigation; also the name of the route in logs and vitals. */
  name: Name;
  /** Path in the router's notation; `:id` is a parameter, a trailing `?` makes it optional. */
  path: Path;
  /** `shell`, or the remote in the folder `mfe-<owner>`. */
  owner: Owner;
  layout: Layout;
  access: RouteAccess;
  /** One of the six routes of the members area (spec §2). */
  membersArea: boolean;
  /** May search engines list it? */
  indexable: boolean;
  /** Is its first screen rendered on the server? */
  serverRendered: boolean;
  /** Is its screen still to be built? Its page says so. */
  waiting: boolean;
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

type Flags = Partial<Omit<RouteEntry<never, never, never>, 'name' | 'path' | 'owner'>>;

/** The flags from which screens and first screens of a remote derive, as literal types. */
type Kind<F extends Flags> = {
  [Flag in 'serverRendered' | 'waiting']: F extends { [Each in Flag]: true } ? true : false;
};

const route = <
  const Name extends string,
  const Path extends `/${string}`,
  const Owner extends string,
  const F extends Flags = object,
>(
  name: Name,
  path: Path,
  owner: Owner,
  flags?: F,
) =>
  ({
    name,
    path,
    owner,
    layout: 'default',
    access: 'public',
    membersArea: false,
    indexable: false,
    serverRendered: false,
    waiting: false,
    hiddenAlerts: [],
    welcomeBanner: false,
    hidesEntryWarning: false,
    hidesAccount: false,
    backButton: false,
    ownBottom: false,
    ...flags,
  }) as RouteEntry<Name, Path, Owner> & Kind<F>;

const LANDER = { layout: 'lander', indexable: true, serverRendered: true } as const;

/** Law and help stay readable to a visitor who has not answered the entry warning. */
const PAGE = { indexable: true, serverRendered: true, hidesEntryWarning: true } as const;

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

export const ROUTE_TABLE = [
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
  route('members-id-landing', '/members/:id/landing', 'landers', {
    waiting: true,
    layout: 'lander',
    serverRendered: true,
  }),
  route('members-id-signup', '/members/:id/signup', 'signup', {
    layout: 'lander',
    access: 'visitor',
  }),
  route('members-id-landing2-slug', '/members/:id/landing2/:slug?', 'landers', {
    waiting: true,
    layout: 'lander',
    serverRendered: true,
  }),
  route('members-id-landing3-slug', '/members/:id/landing3/:slug?', 'landers', {
    waiting: true,
    layout: 'lander',
    serverRendered: true,
  }),

  route('login', '/login', 'signup', { access: 'visitor', serverRendered: true }),
  route('signup', '/signup', 'signup', {
    access: 'visitor',
    hiddenAlerts: ['activation', 'consent', 'photo', 'push'],
    ownBottom: true,
  }),
  route('signup-matches', '/signup-matches', 'signup', {
    access: 'member',
    hiddenAlerts: ['activation', 'consent'],
  }),
  route('complete-signup', '/complete-signup', 'signup', {
    hidesEntryWarning: true,
    hidesAccount: true,
  }),
  route('reset-password', '/reset-password', 'signup', {
    hidesEntryWarning: true,
  }),
  route('reset-password-do', '/reset-password/do', 'signup', {
    hidesEntryWarning: true,
  }),
  route('activate-done', '/activate/done', 'signup', { hiddenAlerts: ['consent', 'photo', 'push'] }),
  route('activate-error', '/activate/error', 'signup'),
  route('mail-change-do', '/mail-change/do', 'signup', { layout: 'empty' }),
  route('account-deleted', '/account-deleted', 'signup', { layout: 'empty' }),

  route('credits', '/credits', 'payments', { access: 'member', backButton: true }),
  route('credits-repeat-order', '/credits/repeat-order', 'payments', { waiting: true, access: 'member' }),
  route('credits-id-paymentmethod', '/credits/:id/:paymentmethod?', 'payments', {
    access: 'member',
    backButton: true,
  }),
  route('directdebit', '/directdebit', 'payments', {
    waiting: true,
    access: 'member',
    hiddenAlerts: ['photo', 'push'],
  }),
  route('premium', '/premium', 'payments', {
    access: 'member',
    membersArea: true,
    hiddenAlerts: ['photo', 'push'],
  }),
  route('pricing', '/pricing', 'payments', { welcomeBanner: true, indexable: true, serverRendered: true }),
  route('transactions-id', '/transactions/:id?', 'payments', { access: 'member', serverRendered: true }),

  route('profile', '/profile', 'members', { access: 'member', hiddenAlerts: ['photo'] }),
  route('notifications', '/notifications', 'members', {
    access: 'member',
    hiddenAlerts: ['activation', 'disabledNotifications', 'consent', 'photo', 'push'],
  }),
  route('match-finder', '/match-finder', 'members', { access: 'search' }),
  route('swipe-game', '/swipe-game', 'members', { access: 'member' }),
  route('complaints', '/complaints', 'shell', { indexable: true, serverRendered: true }),
  route('lang-config', '/lang-config', 'shell', { serverRendered: true }),
  route('ops', '/ops/:room?/:id?', 'ops', { access: 'public', layout: 'empty', hidesEntryWarning: true }),

  ...PAGE_SLUGS.map((page) => route(`pages-${page}`, `/pages/${page}`, 'shell', PAGE)),
  route('pages-token', '/pages/:token', 'shell', PAGE),

  route('landers-adultonly', '/landers/adultonly', 'landers', LANDER),
  route('landers-tinderswipe', '/landers/tinderswipe', 'landers', { ...LANDER, waiting: true }),
  route('landers-whoneedsstrings', '/landers/whoneedsstrings', 'landers', { ...LANDER, waiting: true }),
  ...SLUG_LANDERS.map((name) =>
    route(`landers-${name}-slug`, `/landers/${name}/:slug?`, 'landers', { ...LANDER, waiting: true }),
  ),
];
