import type { Session } from './session.ts';

export const FIRST_POLL_MS = 5_000;
export const POLL_MS = 60_000;
const SLOW_POLL_MS = 300_000;

/** Ports of polling. */
export interface PollingOptions {
  /** When the first reading comes; 0 when a tab follows another as leader. */
  firstAfterMs: number;
  /** True when readings may be rare. */
  slow(): boolean;
}

export interface Polling {
  /** What `slow` looks at has changed: the next reading may be due earlier or later. */
  reconsider(): void;
  stop(): void;
}

/**
 * Re-reads user, chats and likes 5 s after the start and every 60 s from then on, or every 300 s (spec §4 Polling). Without
 * a network nothing is asked; what has become due meanwhile follows when it is back.
 */
export function startPolling(session: Session, { firstAfterMs, slow }: PollingOptions): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | null = null;
  let stopped = false;
  const began = performance.now();

  function schedule(): void {
    clearTimeout(timer);
    if (stopped) return;
    const due = last === null ? began + firstAfterMs : last + (slow() ? SLOW_POLL_MS : POLL_MS);
    timer = setTimeout(poll, Math.max(0, due - performance.now()));
  }

  function poll(): void {
    if (!navigator.onLine) return;
    last = performance.now();
    schedule();
    void session.refresh('user', 'chats', 'likes');
  }

  window.addEventListener('online', schedule);
  schedule();
  return {
    reconsider: schedule,
    stop() {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', schedule);
    },
  };
}
