import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import { rememberedTracking, trackingOf } from '@rendezvous/contract/resources/signup/tracking';

/** Returns the traffic source of this visit: of the address, else of the cookie. Null without one. Browser only. */
export function trafficSource(): Tracking | null {
  return trackingOf(new URLSearchParams(window.location.search)) ?? rememberedTracking(document.cookie);
}

/** Decides whether this visitor may sign up; invite-only sites need a traffic source (spec §4 Signups setting). Browser only. */
export function signUpIsOpen({ signups }: Pick<Settings, 'signups'>): boolean {
  return signups === 'with_trafficsource' ? trafficSource() !== null : signups === 'all';
}
