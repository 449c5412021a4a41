import { useIntl } from 'react-intl';
import type { OpsMoneyAct } from '@rendezvous/contract/operators/money/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** What an act is about, in a line: "Refund €240.00 of €288.00". */
export function useActText(): (act: Pick<OpsMoneyAct, 'kind' | 'amount' | 'paid'>) => string {
  const intl = useIntl();
  const amountText = useMoneyText();
  return ({ kind, amount, paid }) =>
    kind === 'refund'
      ? intl.formatMessage(
          { id: 'money.act.refund', defaultMessage: 'Refund {amount} of {paid}' },
          { amount: amountText(amount), paid: amountText(paid) },
        )
      : intl.formatMessage(
          { id: 'money.act.waive', defaultMessage: 'Waive a debt of {amount}' },
          { amount: amountText(amount) },
        );
}
