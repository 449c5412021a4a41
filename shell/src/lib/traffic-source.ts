import { rememberedTracking, trackingOf } from '@rendezvous/contract/tracking';

/** Is a traffic source known: a valid `network` or `ref` in the address, or one remembered within the last 30 days? */
export function hasTrafficSource(): boolean {
  if (typeof window === 'undefined') return false;
  return (trackingOf(new URLSearchParams(window.location.search)) ?? rememberedTracking(document.cookie)) !== null;
}
