import { latePart } from '@rendezvous/remote/late-part';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import type { WithdrawalProps } from './withdrawal.tsx';

const parts = () => import(/* webpackChunkName: "withdrawal" */ './parts.ts');

/** The second step, in a chunk of its own with its words. */
export const LateWithdrawal = latePart<WithdrawalProps>(() => parts().then((m) => m.Withdrawal), {
  missing: 'throw',
});

/** The first step; a page without it is whole, since the footer has the function too. */
export const LateWithdrawLink = latePart<{ payment: Payment }>(() => parts().then((m) => m.WithdrawLink), {
  missing: () => null,
});
