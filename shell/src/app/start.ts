import { api } from '@rendezvous/api-client/client';
import { LOCALE_COOKIE } from '@rendezvous/contract/locales';
import { keepInstallPrompt } from '#src/lib/install-prompt.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { Frame } from './services.ts';

const YEAR_S = 365 * 24 * 3600;
/** A chunk that could not be had is tried again after this. */
const TRY_AGAIN_MS = 30_000;

/** Starts what runs as long as the page does: the first reading, what keeps it right, and what follows a change of language. */
export function startFrame(frame: Frame): void {
  const { session } = frame;
  api.onAuthenticationRequired(session.refused);
  if (session.user()) void session.refresh('chats', 'likes', 'timebonus');
  keepUp(frame);
  followLanguage(frame);
  keepInstallPrompt();
  // The service worker with its updates, push and installing: all of it can wait, and nothing is lost without.
  whenIdle(() => void import(/* webpackChunkName: "pwa" */ '#src/pwa/start.ts').then(({ startPwa }) => startPwa(frame)).catch(() => undefined));
}

/** Nothing of it is needed to show the page, so it comes after. */
function keepUp(frame: Frame): void {
  const { hub, session, slots, locale } = frame;
  import(/* webpackChunkName: "upkeep" */ '#src/session/upkeep.ts').then(
    ({ startUpkeep }) => startUpkeep({ hub, session, api, setLocale: locale.set, showMatch: (member) => slots.open('match-modal', { member }) }),
    () => setTimeout(() => keepUp(frame), TRY_AGAIN_MS),
  );
}

/** A choice made here is kept, told on the bus and saved; one that another tab has told of is not told again. */
function followLanguage({ hub, session, locale }: Frame): void {
  const bus = hub.as('shell');
  locale.subscribe(() => {
    const chosen = locale.get();
    if (bus.last('language:changed') === chosen) return;
    document.cookie = `${LOCALE_COOKIE}=${chosen}; path=/; max-age=${YEAR_S}; samesite=lax`;
    bus.publish('language:changed', chosen);
    // Keeping it with the account is a convenience: a failure is no reason to bother anybody (spec §7).
    if (session.user()) void api.put('/api/user.php', { language: chosen }).catch(() => undefined);
  });
}
