import type { Session } from './session.ts';

export const FIRST_POLL_MS = 5_000;
export const POLL_MS = 60_000;

/**
 * Re-reads user, chats and likes 5 s after the start and every 60 s from then on (spec §4 Polling). Visitors have
 * nothing to poll. Returns the way to stop.
 */
export function startPolling(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = (delay: number): void => {
    timer = setTimeout(() => {
      const polled = session.user() ? session.refresh('user', 'chats', 'likes') : Promise.resolve();
      void polled.finally(() => next(POLL_MS));
    }, delay);
  };
  next(FIRST_POLL_MS);
  return () => clearTimeout(timer);
}
