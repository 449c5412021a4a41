import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '@rendezvous/theme/media';

const QUERY = `(min-width: ${BREAKPOINTS.wide}px)`;

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is at least 1200 px wide; false on the server and in the first render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
