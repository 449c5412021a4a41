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

/** The first step in a row of the list, whose own page has it too. */
export const LateWithdrawRow = latePart<{ payment: Payment }>(() => parts().then((m) => m.WithdrawRow), {
  missing: () => null,
});

/** What happened to a payment; the words above it say its outcome. */
export const LateHistory = latePart<{ payment: Payment }>(() => parts().then((m) => m.History), {
  missing: () => null,
});
