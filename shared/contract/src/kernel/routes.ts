import { CAPABILITY_OF_ROUTE, type Capability } from './capabilities.ts';
import { ROUTE_TABLE, type RouteEntry } from './route-table.ts';

export type { AlertName, Layout, RouteAccess } from './route-table.ts';

type Entry = (typeof ROUTE_TABLE)[number];

/** Name of a route, e.g. `members-id`. */
export type RouteName = Entry['name'];
/** Names of the routes that have a screen: links lead to no others. */
export type BuiltRouteName = Extract<Entry, { waiting: false }>['name'];
/** `shell`, or a remote. */
export type RouteOwner = Entry['owner'];
/** Name of a remote: every owner of a route besides the shell. Its folder is `mfe-<name>`. */
export type RemoteName = Exclude<RouteOwner, 'shell'>;
/** Names of the routes a remote has screens for. */
export type ScreensOf<Owner extends RouteOwner> = Extract<Entry, { owner: Owner; waiting: false }>['name'];
/** Names of the routes whose first screen a remote's server build renders. */
export type FirstScreensOf<Owner extends RouteOwner> = Extract<
  Entry,
  { owner: Owner; waiting: false; serverRendered: true }
>['name'];
export type Route = RouteEntry<RouteName, Entry['path'], RouteOwner>;

/** Parameters of a path: `:id` is required, `:slug?` is not. */
type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>;
type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { [Key in Name]: string }
    : object;
type KeysOf<Params> = Params extends unknown ? keyof Params : never;

/** Parameters of a route's path by name. */
export type RouteParams<Name extends RouteName> = ParamsByName[Name];
type ParamsByName = { [Each in Entry as Each['name']]: ParamsOf<Each['path']> };

/** Name of a parameter in any path. */
export type ParamName = KeysOf<ParamsByName[RouteName]>;

/** Names that `pathTo` accepts without parameters. */
export type PlainRouteName = {
  [Name in BuiltRouteName]: object extends ParamsByName[Name] ? Name : never;
}[BuiltRouteName];

/** Arguments of `pathTo` after a name: nothing, optional parameters, or parameters. */
type PathArguments<Name extends BuiltRouteName> = [KeysOf<ParamsByName[Name]>] extends [never]
  ? []
  : [Name] extends [PlainRouteName]
    ? [params?: ParamsByName[Name]]
    : [params: ParamsByName[Name]];

export const ROUTES: readonly Route[] = ROUTE_TABLE;

/** Every remote of the product, once, in the order of the table. */
export const REMOTE_NAMES: readonly RemoteName[] = [
  ...new Set(ROUTES.map(({ owner }) => owner).filter((owner) => owner !== 'shell')),
];

/** Paths that answer as another route under a second name. */
export const ROUTE_ALIASES: Readonly<Record<string, string>> = { '/settings': '/notifications' };

const BY_NAME = new Map<string, Route>(ROUTES.map((route) => [route.name, route]));

/** The route of a name. */
export function routeByName(name: RouteName): Route {
  return BY_NAME.get(name)!;
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
})).sort((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0));

export interface RouteMatch {
  route: Route;
  params: Readonly<Partial<Record<ParamName, string>>>;
}

/** Finds the route of a path without locale prefix, query or hash; null when the product has no such page. */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = ROUTE_ALIASES[pathname] ?? pathname;
  for (const { entry, expression } of MATCHERS) {
    const values = expression.exec(path);
    if (!values) continue;
    const names = [...entry.path.matchAll(/:(\w+)/g)].map((name) => name[1]!);
    const given = names.map((name, index) => [name, values[index + 1]]);
    const params: RouteMatch['params'] = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    return { route: entry, params };
  }
  return null;
}

/**
 * Builds a path from a route name and its parameters, e.g. `pathTo('chats-id', { id })`. The compiler checks both, and refuses
 * routes that wait for their screen.
 */
export function pathTo<Name extends BuiltRouteName>(name: Name, ...[params]: PathArguments<Name>): string {
  return pathOf(name, { ...(params as object | undefined) });
}

/** Path of a route that comes with a capability; null before that works, so that nothing leads there. */
export function wayTo(name: keyof typeof CAPABILITY_OF_ROUTE, working: readonly Capability[]): string | null {
  return working.includes(CAPABILITY_OF_ROUTE[name]) ? pathOf(name, {}) : null;
}

function pathOf(name: RouteName, values: Readonly<Partial<Record<string, string>>>): string {
  const path = routeByName(name)
    .path.split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = values[segment.replace(/[:?]/g, '')];
      if (value === undefined && !segment.endsWith('?')) throw new Error(`route ${name} needs ${segment}`);
      return value === undefined ? '' : encodeURIComponent(value);
    })
    .join('/');
  return path.replace(/\/+$/, '') || '/';
}
