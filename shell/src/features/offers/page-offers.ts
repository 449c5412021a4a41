import type { BusHub } from '@rendezvous/bus/bus';
import type { PageOffers } from '@rendezvous/contract/composition/page';
import { bonusState } from '#src/kernel/dismissals/bonus-state.ts';
import { activeDiscount } from './active-discount.ts';

/** Publishes the discounts the page came with. */
export function publishPageOffers(hub: BusHub, { bonus, welcome }: PageOffers, member: string | null): void {
  const bus = hub.as('shell');
  bus.publish('timebonus:changed', bonusState(bonus, member));
  bus.publish('welcome-code:changed', welcome);
  bus.publish('discount:changed', activeDiscount(bonus, welcome));
}
