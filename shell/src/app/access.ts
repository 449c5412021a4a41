import { pathTo, type Route } from '@rendezvous/contract/routes';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

/** Are search results open to the viewer? (spec §4 Signups setting) */
export function maySearch(user: User | null, settings: Settings, trafficSource: boolean): boolean {
  if (user || settings.logged_out_search !== 'none') return true;
  return trafficSource && settings.logged_out_search_trafficsource !== 'none';
}

/** Address of the log-in page that leads back to `url`. */
export function loginAddress(url: string): string {
  return `${pathTo('login')}?redirect=${encodeURIComponent(url)}`;
}

/** The page of ours a `redirect` parameter names; null for anything that could lead elsewhere. */
export function redirectTarget(url: string): string | null {
  const wanted = new URL(url, 'http://own').searchParams.get('redirect');
  if (!wanted || !wanted.startsWith('/')) return null;
  const target = new URL(wanted, 'http://own');
  return target.origin === 'http://own' ? target.pathname + target.search + target.hash : null;
}

/** Address of the redirect for a viewer that may not, or need not, see a route; null to stay. */
export function redirectFrom(
  route: Route,
  url: string,
  user: User | null,
  settings: Settings,
  trafficSource: boolean,
): string | null {
  if (route.access === 'member' && !user) return loginAddress(url);
  if (route.access === 'search' && !maySearch(user, settings, trafficSource)) return loginAddress(url);
  if (route.access === 'visitor' && user) return redirectTarget(url) ?? pathTo('members');
  return null;
}
