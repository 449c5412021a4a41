import { pathTo, type Route } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { searchIsOpenToVisitors } from '@rendezvous/domain/traffic-source';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** Address of the log-in page that leads back to `url`. */
export function loginAddress(url: string): string {
  return `${pathTo('login')}?redirect=${encodeURIComponent(url)}`;
}

/** Address that a text names on this site, or null. Broken percent signs name none. */
function ownAddress(text: string): URL | null {
  try {
    const target = new URL(text, 'http://own');
    decodeURIComponent(target.pathname);
    return target.origin === 'http://own' ? target : null;
  } catch {
    return null;
  }
}

/**
 * The page of ours a `redirect` parameter names; null for anything that could lead elsewhere. Dots are resolved first: what is left may
 * begin with two slashes, which a browser reads as a host.
 */
export function redirectTarget(url: string): string | null {
  const [address = ''] = url.split('#');
  const wanted = new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?')) : '').get(
    'redirect',
  );
  const target = wanted?.startsWith('/') ? ownAddress(wanted) : null;
  if (!target || !/^\/(?![/\\]|%5c|%2f)/i.test(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}

/** Address of the redirect for a viewer that may not, or need not, see a route; null to stay. A screen still to be built asks for no log-in. */
export function redirectFrom(
  route: Route,
  url: string,
  user: User | null,
  settings: Settings,
): string | null {
  if (route.waiting) return null;
  if (route.access === 'member' && !user) return loginAddress(url);
  if (route.access === 'search' && !user && !searchIsOpenToVisitors(settings)) return loginAddress(url);
  if (route.access === 'visitor' && user) return redirectTarget(url) ?? pathTo('members');
  return null;
}
