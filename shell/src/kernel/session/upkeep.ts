import type { BusHub } from '@rendezvous/bus/bus';
import type { ApiClient } from '@rendezvous/api-client/client';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { logWhenWanted } from './bus-log.ts';
import { followTheme } from '#src/kernel/theme/follow-theme.ts';
import { pushSubscribed } from '#src/kernel/push/push-state.ts';
import { readDiscountCode } from './discount-code.ts';
import { shareLeadership } from '#src/kernel/leadership/leadership.ts';
import { startLive } from './live.ts';
import { endOnServer, isLogOutUnsent } from './log-out.ts';
import { FIRST_POLL_MS, startPolling } from './polling.ts';
import { startReactions } from './reactions.ts';
import type { Session } from './session.ts';
import { watchSight } from './sight.ts';
import { startTabs } from './tabs.ts';

/** What upkeep works on, and what it asks the frame to do. */
export interface UpkeepParts {
  hub: BusHub;
  session: Session;
  api: ApiClient;
  /** The look the server has drawn the page in. */
  theme: ThemeName;
  setLocale(locale: Locale): void;
  showMatch(member: string): void;
}

/**
 * Updates a member's state for as long as the page lives: other tabs, live events, polling, and what follows from
 * what the remotes do. Of several tabs of a member, one streams and polls (spec §4 Polling). Returns the way to stop.
 */
export function startUpkeep({ hub, session, api, theme, setLocale, showMatch }: UpkeepParts): () => void {
  let member: string | null = null;
  let stepBack: (() => void) | undefined;
  let leads = false;
  let lastEvent: string | undefined;
  const sight = watchSight();

  const lead = (takesOver: boolean): (() => void) => {
    const stop = startDuty(hub, session, takesOver ? { since: lastEvent } : null);
    leads = true;
    return () => {
      leads = false;
      stop();
    };
  };
  const following = session.user$.subscribe((user) => {
    if ((user?.id ?? null) === member) return;
    member = user?.id ?? null;
    lastEvent = undefined;
    stepBack?.();
    stepBack = member === null ? undefined : shareLeadership(member, lead);
  });
  // A developer without the log still has the page.
  logWhenWanted(hub).catch(() => undefined);
  void readDiscountCode(hub.as('shell'), api, window.location.search);
  const stops = [
    hub.as('shell').subscribe('live:received', ({ id }) => void (lastEvent = id)),
    startTabs(hub, session, setLocale),
    followTheme(theme),
    startReactions(hub, session, {
      matched: (other) => (sight.here() || (leads && !sight.looked())) && showMatch(other),
    }),
    () => following.unsubscribe(),
    () => stepBack?.(),
    sight.stop,
    repeatLogOut(session, api),
    lookAgainOnReturn(session),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Work of the leading tab: streams and polls; it polls rarely while push informs the member (spec §4 Polling). */
function startDuty(
  hub: BusHub,
  session: Session,
  takesOver: { since: string | undefined } | null,
): () => void {
  const live = startLive(hub, session, takesOver?.since);
  const polling = startPolling(session, {
    firstAfterMs: takesOver ? 0 : FIRST_POLL_MS,
    slow: pushSubscribed.get,
  });
  const stops = [pushSubscribed.subscribe(polling.reconsider), polling.stop, live.stop];
  return () => stops.forEach((stop) => stop());
}

/** Sends the server a log-out that it has not received, now and whenever the network is back. */
function repeatLogOut(session: Session, api: ApiClient): () => void {
  const repeat = (): void => {
    if (!isLogOutUnsent()) return;
    void (session.user() ? session.logOut() : endOnServer(api));
  };
  repeat();
  window.addEventListener('online', repeat);
  return () => window.removeEventListener('online', repeat);
}

/** A page restored from the browser's cache may belong to a member that has logged out since. */
function lookAgainOnReturn(session: Session): () => void {
  const look = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && session.user()) void session.refresh('user');
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}
