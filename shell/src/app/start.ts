import { api } from '@rendezvous/api-client/client';
import { LOCALE_COOKIE } from '@rendezvous/contract/locales';
import { startLive } from '#src/session/live.ts';
import { startPolling } from '#src/session/polling.ts';
import { startReactions } from '#src/session/reactions.ts';
import type { Frame } from './services.ts';

const YEAR_S = 365 * 24 * 3600;
const SAME_MATCH_MS = 60_000;

/** Starts what runs as long as the page does: the first reading, polling, live events, and what follows a change of language. */
export function startFrame(frame: Frame): void {
  const { hub, session, slots } = frame;
  const shown = new Map<string, number>();
  if (session.user()) void session.refresh('chats', 'likes', 'timebonus');
  startPolling(session);
  startReactions(hub, session);
  startLive(hub, session, {
    matched(member) {
      // Whoever liked last hears of the match twice: by the answer and by the stream.
      if (performance.now() - (shown.get(member) ?? -SAME_MATCH_MS) < SAME_MATCH_MS) return;
      shown.set(member, performance.now());
      slots.open('match-modal', { member });
    },
  });
  api.onAuthenticationRequired(session.end);
  frame.locale.subscribe(() => {
    const locale = frame.locale.get();
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
    hub.as('shell').publish('language:changed', locale);
    // Keeping it with the account is a convenience: a failure is no reason to bother anybody (spec §7).
    if (session.user()) void api.put('/api/user.php', { language: locale }).catch(() => undefined);
  });
}
