import { PERCENT } from '@rendezvous/ui/icons/objects/percent';
import type { Room } from '#src/lib/room.ts';

/** Discount codes, their limits, and what they cost and bring. */
export const discounts: Room = {
  id: 'discounts',
  rights: ['discounts.read'],
  icon: PERCENT,
  title: (intl) => intl.formatMessage({ id: 'ops.room.discounts', defaultMessage: 'Discount codes' }),
  load: () => import('./discounts-room.tsx').then((m) => m.DiscountsRoom),
};
