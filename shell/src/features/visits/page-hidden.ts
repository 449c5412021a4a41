import { PAGE_HIDDEN } from '@rendezvous/contract/resources/visits/calls';

/** Sends the server a beacon without content whenever the page becomes hidden (spec §7 page-hidden). Returns the function that stops this. */
export function startPageHidden(): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden')
      navigator.sendBeacon(PAGE_HIDDEN.path, new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}
