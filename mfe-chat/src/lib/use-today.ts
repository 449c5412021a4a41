import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let day = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads the day again, and once more at the next midnight. */
function read(): void {
  clearTimeout(timer);
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  timer = setTimeout(read, midnight.getTime() - now.getTime());
  if (day === now.toDateString()) return;
  day = now.toDateString();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // A timer does not run in a page that sleeps.
    document.addEventListener('visibilitychange', read);
    read();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', read);
    clearTimeout(timer);
  };
}

/** Today as `toDateString` writes it, by the device's calendar. Changes at midnight. */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (listeners.size > 0 ? day : new Date().toDateString()),
    () => new Date().toDateString(),
  );
