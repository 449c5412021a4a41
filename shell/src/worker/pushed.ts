import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import { readPayload } from './payload.ts';
import { notifyPages, type WorkerScope } from './scope.ts';

interface CookieReader {
  get(name: string): Promise<{ value?: string } | null>;
}

/** Language of words the worker says itself: the chosen one where a worker may read the cookie, else the browser's. */
async function locale(scope: WorkerScope): Promise<Locale> {
  const { cookieStore } = scope as { cookieStore?: CookieReader };
  const chosen = await cookieStore?.get(LOCALE_COOKIE).catch(() => null);
  const own = scope.navigator.language.slice(0, 2).toLowerCase();
  return [chosen?.value, own].find(isLocale) ?? DEFAULT_LOCALE;
}

/**
 * Shows what was pushed, in the discreet words the server chose, and sends it to open pages. A message that cannot be read
 * is shown in words of the worker's own (spec §8): browsers withdraw the permission from workers that stay silent.
 */
export async function showPushed(
  scope: WorkerScope,
  data: Pick<PushMessageData, 'text'> | null,
): Promise<void> {
  const message = readPayload(data?.text() ?? null);
  const language = await locale(scope);
  await scope.registration.showNotification(message?.title ?? scope.SITE.name, {
    body: message?.body ?? scope.SITE.unreadable[language],
    tag: message?.tag ?? 'unreadable',
    data: { url: message?.url ?? '/' },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...(message ? {} : { lang: language }),
  });
  await notifyPages(scope, { type: 'pushed', message });
}
