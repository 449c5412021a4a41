import { PAGE_HIDDEN } from '@rendezvous/contract/resources/visits/calls';

/** Tells the server, by a beacon without any content, whenever the page has become hidden (spec §7 page-hidden). Returns the way to stop. */
export function startPageHidden(): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden')
      navigator.sendBeacon(PAGE_HIDDEN.path, new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}
