import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { late } from '@rendezvous/remote/late';

let opened: MemberCard | undefined;

/** The way from a card to its profile: no first screen needs it. */
export const profileOpening = late(() => import(/* webpackChunkName: "first-press" */ './open-profile.ts'));

/** Stores the card whose profile opens, so that the profile starts with its photo and name. */
export function rememberCard(card: MemberCard): void {
  opened = card;
}

/** Returns the card this member's profile was opened from. */
export function openedCard(id: string): MemberCard | undefined {
  return opened?.id === id ? opened : undefined;
}
