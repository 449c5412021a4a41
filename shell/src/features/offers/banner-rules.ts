import type { Dismissible } from '@rendezvous/contract/composition/dismissals';
import type { PageOffers } from '@rendezvous/contract/composition/page';
import type { Route } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

export type BannerName = Extract<Dismissible, 'bonus' | 'welcome'>;

export interface BannerFacts {
  route: Route | null;
  user: User | null;
  offers: PageOffers;
  dismissed: readonly Dismissible[];
}

/**
 * The discount banner that is due: in the members area the time bonus of the member (spec §2 Discount banner), elsewhere, on
 * the pages that say so, the welcome discount of visitors and new members.
 */
export function dueBanner({ route, user, offers, dismissed }: BannerFacts): BannerName | null {
  if (user?.paid_user || !route) return null;
  if (user && route.membersArea) return offers.bonus?.isVisible ? 'bonus' : null;
  const { welcome } = offers;
  if (!route.welcomeBanner || !welcome || welcome.expired || dismissed.includes('welcome')) return null;
  return 'welcome';
}
