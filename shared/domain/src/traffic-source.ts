import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import { rememberedTracking, trackingOf } from '@rendezvous/contract/resources/signup/tracking';

/** Address that the document was loaded from: navigation without a reload does not change it. */
function loadedAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? '';
}

const sourceOf = (address: string): Tracking | null =>
  trackingOf(new URLSearchParams(address.split('#')[0]!.split('?')[1]));

/** Returns the traffic source of this visit: of the address, of the address it began with, else of the cookie. Browser only. */
export function trafficSource(): Tracking | null {
  return sourceOf(window.location.href) ?? sourceOf(loadedAddress()) ?? rememberedTracking(document.cookie);
}

/** Decides whether this visitor may sign up; invite-only sites need a traffic source (spec §4 Signups setting). */
export function signUpIsOpen({
  signups,
  traffic_source,
}: Pick<Settings, 'signups' | 'traffic_source'>): boolean {
  return signups === 'with_trafficsource' ? traffic_source : signups === 'all';
}

/** Decides whether search is open to visitors (spec §4 Signups setting). */
export function searchIsOpenToVisitors(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource' | 'traffic_source'>,
): boolean {
  return (
    settings.logged_out_search !== 'none' ||
    (settings.traffic_source && settings.logged_out_search_trafficsource !== 'none')
  );
}
