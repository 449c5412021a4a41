import type { Room } from '#src/lib/room.ts';
import { COIN } from '@rendezvous/ui/icons/objects/coin';

/** Payments, refunds, debts, and what of money waits for an operator. */
export const money: Room = {
  id: 'money',
  rights: ['money.read'],
  icon: COIN,
  title: (intl) => intl.formatMessage({ id: 'ops.room.money', defaultMessage: 'Money' }),
  load: () => import('./money-room.tsx').then((m) => m.MoneyRoom),
};
