import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Debt, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { leaveFor } from '#src/lib/leave-for.ts';
import { DebtBill } from './debt-bill.tsx';
import { payDebt } from './pay-debt.ts';

export interface DebtAloneProps {
  debt: Debt;
  /** The chosen way to pay. */
  method: PaymentMethodId | undefined;
}

/** Pays a debt alone with the chosen method. */
export function DebtAlone({ debt, method }: DebtAloneProps) {
  const { run, busy, refused } = useAct(payDebt, {
    onDone: ({ payment, redirect_url: url }) =>
      leaveFor(url ?? pathTo('transactions-id', { id: payment.id })),
    leaves: true,
  });
  return (
    <DebtBill
      debt={debt}
      ready={method !== undefined}
      busy={busy}
      refused={refused}
      onPay={() => method && void run({ amount: debt.amount, method })}
    />
  );
}
