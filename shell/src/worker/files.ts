import { NOT_PAGES } from '@rendezvous/contract/composition/page';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ASSETS_CACHE, CACHED_ASSETS, builtFile, deleteOtherVersions } from './assets-cache.ts';
import type { WorkerScope } from './scope.ts';

/** The page that is shown when none can be fetched. */
const OFFLINE_PAGE = '/offline.html';

type Navigation = FetchEvent & { preloadResponse?: Promise<Response | undefined> };

/** A page always comes from the network: it is made for one visitor and never cached. Without network: the offline page. */
async function page(event: Navigation): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
  }
}

/**
 * Caches the shell's files and the offline page beforehand, and files of remotes as they are used (their addresses name
 * their version, so they never change). Everything else, `/api` and photos above all, passes by as if there were no worker.
 */
export function cacheFiles(
  scope: WorkerScope,
  shell: readonly { url: string; revision: string | null }[],
): void {
  precacheAndRoute([...shell, ...scope.SITE.files], {
    cleanURLs: false,
    directoryIndex: '',
    ignoreURLParametersMatching: [],
  });
  cleanupOutdatedCaches();
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.method === 'GET' && builtFile(url.pathname) !== null,
    new CacheFirst({
      cacheName: ASSETS_CACHE,
      matchOptions: { ignoreVary: true },
      plugins: [new ExpirationPlugin({ maxEntries: CACHED_ASSETS, purgeOnQuotaError: true })],
    }),
  );
  registerRoute(
    new NavigationRoute(({ event }) => page(event as Navigation), { denylist: [NOT_PAGES, /\.\w+$/] }),
  );
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        scope.registration.navigationPreload?.enable(),
        deleteOtherVersions({ shell: scope.SITE.version }),
        scope.clients.claim(),
      ]),
    );
  });
}
