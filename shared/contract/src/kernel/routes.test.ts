import { CAPABILITY_OF_ROUTE, WORKING_CAPABILITIES } from './capabilities.ts';
import { ROUTES, REMOTE_NAMES, matchRoute, pathTo, routeByName, wayTo, type RouteName } from './routes.ts';

describe('the route table', () => {
  test('[2.033] the members area is members, members-id, chats, likes, likes-m-id and premium', () => {
    const area = ROUTES.filter((route) => route.membersArea).map((route) => route.name);
    expect(area.sort()).toEqual(['chats', 'likes', 'likes-m-id', 'members', 'members-id', 'premium']);
  });

  test('[2.029] every route name used in navigation is in the table', () => {
    const names: RouteName[] = [
      'index',
      'members',
      'chats',
      'chats-id',
      'likes',
      'likes-type',
      'likes-m-id',
      'notifications',
      'profile',
      'premium',
      'credits',
      'credits-id-paymentmethod',
      'credits-repeat-order',
      'pricing',
      'complaints',
      'signup',
      'complete-signup',
      'login',
      'members-id',
      'pages-terms',
      'pages-privacy',
      'pages-cookies',
      'pages-ban',
      'pages-return-policy',
      'pages-faq',
      'pages-service',
    ];
    for (const name of names) expect(routeByName(name).name).toBe(name);
  });

  test('nothing leads to a route that waits for its screen', () => {
    // @ts-expect-error `directdebit` is marked as waiting in the route table
    expect(pathTo('directdebit')).toBe('/directdebit');
    expect(wayTo('directdebit', ['gifts'])).toBeNull();
    expect(wayTo('directdebit', ['direct_debit'])).toBe('/directdebit');
  });

  test('a capability works once its routes have screens, not before', () => {
    const names = Object.keys(CAPABILITY_OF_ROUTE) as (keyof typeof CAPABILITY_OF_ROUTE)[];
    const early = names.filter(
      (name) => routeByName(name).waiting === WORKING_CAPABILITIES.includes(CAPABILITY_OF_ROUTE[name]),
    );
    expect(early).toEqual([]);
  });

  test('names and paths are unique', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });

  test('[2.001] a parameter matches one segment and an optional one may be missing', () => {
    expect(matchRoute('/members/abc')).toMatchObject({
      route: { name: 'members-id' },
      params: { id: 'abc' },
    });
    expect(matchRoute('/transactions')).toMatchObject({ route: { name: 'transactions-id' }, params: {} });
    expect(matchRoute('/transactions/t1')).toMatchObject({ params: { id: 't1' } });
    expect(matchRoute('/members/abc/def')).toBeNull();
  });

  test('a fixed segment wins over a parameter', () => {
    expect(matchRoute('/credits/repeat-order')?.route.name).toBe('credits-repeat-order');
    expect(matchRoute('/credits/p2')?.route.name).toBe('credits-id-paymentmethod');
    expect(matchRoute('/pages/faq')?.route.name).toBe('pages-faq');
    expect(matchRoute('/pages/spring')?.route.name).toBe('pages-token');
  });

  test('/settings answers as the notification settings', () => {
    expect(matchRoute('/settings')?.route.name).toBe('notifications');
  });

  test('an unknown path has no route', () => {
    expect(matchRoute('/nowhere')).toBeNull();
    expect(matchRoute('/landers/unknown')).toBeNull();
  });

  test('a path is built from its route and parameters', () => {
    expect(pathTo('index')).toBe('/');
    expect(pathTo('credits-id-paymentmethod', { id: 'p2', paymentmethod: 'ideal' })).toBe(
      '/credits/p2/ideal',
    );
    expect(pathTo('credits-id-paymentmethod', { id: 'p2' })).toBe('/credits/p2');
  });

  test('the compiler refuses a wrong name, a missing parameter and an unknown parameter', () => {
    // @ts-expect-error a parameter is missing
    expect(() => pathTo('members-id')).toThrow(':id');
    // @ts-expect-error the parameter has another name
    expect(() => pathTo('members-id', { member: 'm1' })).toThrow(':id');
    // @ts-expect-error the path takes no parameter
    expect(pathTo('credits', { id: 'p2' })).toBe('/credits');
    // @ts-expect-error no route has this name
    expect(() => pathTo('member', { id: 'm1' })).toThrow();
    const either: () => 'members-id' | 'members' = () => 'members-id';
    // @ts-expect-error one of the two names needs a parameter
    expect(() => pathTo(either())).toThrow(':id');
  });

  test('the remotes are the owners of routes besides the shell', () => {
    const named = ['chat', 'landers', 'members', 'payments', 'signup'] as const;
    expect(REMOTE_NAMES).toEqual(expect.arrayContaining([...named]));
    expect(REMOTE_NAMES).not.toContain('shell');
    expect(new Set(REMOTE_NAMES).size).toBe(REMOTE_NAMES.length);
  });
});
