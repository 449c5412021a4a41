import type { PaymentMoney } from '@rendezvous/contract/resources/payments/schemas';
import { stateOf } from './payment-state.ts';

const at = '2026-11-27T10:00:00Z';
const money = (state: PaymentMoney['state'], ...returns: PaymentMoney['returns'][number]['state'][]) => ({
  state,
  promised_at: null,
  settled_at: at,
  returns: returns.map((one, index) => ({
    id: `r${index}`,
    amount: { amount: 100, currency: 'EUR' },
    state: one,
    at,
    number: null,
  })),
  chargeback: null,
});

test.each([
  ['pending', null, 'pending'],
  ['cancelled', null, 'cancelled'],
  ['completed', money('settled'), 'paid'],
  ['completed', money('promised'), 'paid'],
  ['completed', money('partly_returned', 'done'), 'partly_returned'],
  ['completed', money('settled', 'asked'), 'returning'],
  ['refunded', money('returned', 'under_way'), 'returning'],
  ['refunded', money('returned', 'done'), 'returned'],
  ['refunded', money('returned', 'failed'), 'return_failed'],
  ['completed', money('partly_returned', 'done', 'failed'), 'return_failed'],
  ['charged_back', money('charged_back'), 'charged_back'],
  ['completed', money('reversed'), 'reversed'],
  ['refunded', null, 'returned'],
  ['cancelled', money('settled', 'under_way'), 'returning'],
] as const)(
  'a payment that is %s is shown by its money, and money as back only when its return is done',
  (status, of, shown) => {
    expect(stateOf({ status, money: of, replaced_by: null })).toBe(shown);
  },
);
