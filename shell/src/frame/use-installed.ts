import { useSyncExternalStore } from 'react';

const QUERY = '(display-mode: standalone)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Does the page run as an installed app? The server, and the first render, say no. */
export function useInstalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
