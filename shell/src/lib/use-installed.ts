import { useSyncExternalStore } from 'react';

const QUERY = '(display-mode: standalone)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** iOS marks an app on the home screen by a flag of its own. */
function isInstalled(): boolean {
  return (
    window.matchMedia(QUERY).matches ||
    ('standalone' in window.navigator && window.navigator.standalone === true)
  );
}

/** Does the page run as an installed app? The server, and the first render, say no. Looks alone ask `media.installed`. */
export function useInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled, () => false);
}
