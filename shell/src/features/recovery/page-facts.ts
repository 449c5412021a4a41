import type { ApiClient } from '@rendezvous/api-client/client';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_SETTINGS } from '@rendezvous/contract/settings/calls';
import { DISMISSED_COOKIE, readDismissed } from '@rendezvous/contract/composition/dismissals';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { PageData, PageRegistry } from '@rendezvous/contract/composition/page';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { placeholderPage } from './placeholder.ts';

/** What the page's address and its cookies say. */
export interface Address {
  /** Path with query, without language prefix. */
  url: string;
  /** The language of the prefix, else of the cookie, else of the document. */
  locale: Locale;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Reads the address as the server does. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const [, prefix = ''] = pathname.split('/');
  const path = isLocale(prefix) ? pathname.slice(prefix.length + 1) || '/' : pathname;
  const locale =
    [prefix, cookie(LOCALE_COOKIE), document.documentElement.lang].find(isLocale) ?? DEFAULT_LOCALE;
  return { url: path + search, locale };
}

/**
 * Asks the API for what the server otherwise puts into the page: settings for the route and its query, the signed-in member,
 * and the remotes (spec §7: settings.php). The domain is decided by the host that is asked.
 */
export async function askForFacts(
  api: ApiClient,
  readRegistry: () => Promise<PageRegistry>,
  { url, locale }: Address,
): Promise<PageData> {
  const [path = '/', query = ''] = url.split('?');
  const [{ settings }, { user }, registry] = await Promise.all([
    api.call(READ_SETTINGS, {
      ...Object.fromEntries(new URLSearchParams(query)),
      route: path,
    }),
    api.call(READ_USER),
    readRegistry(),
  ]);
  return {
    ...placeholderPage(locale, url),
    settings,
    registry,
    user,
    userKnown: true,
    status: matchRoute(path) ? 200 : 404,
    dismissed: readDismissed(cookie(DISMISSED_COOKIE), user?.id ?? null),
  };
}
