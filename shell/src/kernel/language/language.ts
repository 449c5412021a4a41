import { rereadCalls } from '@rendezvous/api-client/cache';
import type { ApiClient } from '@rendezvous/api-client/client';
import type { BusHub } from '@rendezvous/bus/bus';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/calls';
import { READ_SETTINGS } from '@rendezvous/contract/settings/calls';
import { LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { loadCatalogue, wordsOf } from './catalogues.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import type { Toasts } from '#src/kernel/toasts.ts';
import type { Session } from '#src/kernel/session/session.ts';

const YEAR_S = 365 * 24 * 3600;
/** The language of the page (spec §4 Language). */
export interface Language {
  /** The language shown; its words have arrived. */
  shown: Store<Locale>;
  /** Shows another language once its words are there: until then, and without them, the former ones stay. */
  change(next: Locale): Promise<void>;
  /** Adopts the choice of another tab. */
  follow(next: Locale): void;
  /** Follows the account that logs in here. Returns the way to stop. */
  start(): () => void;
}

interface Parts {
  hub: BusHub;
  api: ApiClient;
  session: Session;
  settings: Store<Settings>;
  toasts: Toasts;
}

/** Where the new language came from: only a choice made here is sent to others. */
type Source = 'choice' | 'account' | 'tab';

export function createLanguage(initial: Locale, { hub, api, session, settings, toasts }: Parts): Language {
  const shown = createStore(initial);
  const bus = hub.as('shell');
  let wanted = initial;
  bus.publish('language:changed', initial);

  async function show(next: Locale, source: Source): Promise<void> {
    if (next === wanted) return;
    wanted = next;
    try {
      await loadCatalogue(next);
    } catch {
      if (wanted !== next) return;
      wanted = shown.get();
      const intl = wordsOf(wanted);
      toasts.show({
        tone: 'bad',
        text: intl.formatMessage({
          id: 'frame.language.failed',
          defaultMessage: 'That language didn’t load. Try again in a moment.',
        }),
      });
      return;
    }
    if (wanted !== next) return;
    shown.set(next);
    document.cookie = `${LOCALE_COOKIE}=${next}; path=/; max-age=${YEAR_S}; samesite=lax`;
    if (source !== 'tab') bus.publish('language:changed', next);
    if (source === 'choice') await save(next);
    if (wanted === next) await reread();
  }

  /** Saving it with the account is a convenience: a failure shows no error (spec §7). */
  async function save(next: Locale): Promise<void> {
    if (!session.user()) return;
    const answer = await api.call(CHANGE_USER, { language: next }).catch(() => null);
    if (answer?.user && answer.user.id === session.user()?.id) session.setUser(answer.user);
  }

  /** What the server has put into words comes in the new language; what was there stays until then. */
  async function reread(): Promise<void> {
    const reading = api.call(READ_SETTINGS, {}).then((answer) => settings.set(answer.settings));
    await Promise.allSettled([reading, rereadCalls(READ_PAGE)]);
  }

  return {
    shown,
    change: (next) => show(next, 'choice'),
    follow: (next) => void show(next, 'tab'),
    start() {
      let member = session.user()?.id;
      const following = session.user$.subscribe((user) => {
        const arrived = user !== null && user.id !== member;
        member = user?.id;
        if (arrived) void show(user.language, 'account');
      });
      return () => following.unsubscribe();
    },
  };
}
