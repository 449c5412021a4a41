import { useIntl, type IntlShape } from 'react-intl';
import type { Payment, PaymentReturn } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import type { Progress, StepProps } from './step.tsx';

export interface KeyedStep extends StepProps {
  key: string;
}

const PROGRESS: Record<PaymentReturn['state'], Progress> = {
  asked: 'under_way',
  under_way: 'under_way',
  done: 'done',
  failed: 'failed',
};

function returnTitle(intl: IntlShape, state: PaymentReturn['state']): string {
  switch (state) {
    case 'asked':
      return intl.formatMessage({ id: 'history.asked', defaultMessage: 'Refund requested' });
    case 'under_way':
      return intl.formatMessage({ id: 'status.returning', defaultMessage: 'Refund under way' });
    case 'done':
      return intl.formatMessage({ id: 'status.returned', defaultMessage: 'Refunded' });
    case 'failed':
      return intl.formatMessage({ id: 'status.return_failed', defaultMessage: 'Refund stuck' });
  }
}

/** The steps of a payment's money so far, oldest first, and what is still possible; none before money arrived. */
export function useSteps({ money, ...payment }: Payment): KeyedStep[] {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const nameOf = useMethodName();
  const timeZone = useMemberZone();
  if (!money) return [];
  const { promised_at: promised, settled_at: settled, returns, chargeback } = money;
  const { credits, credits_used: used, withdrawable_until: until } = payment;
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const dated: (KeyedStep & { at: string })[] = returns.map(({ id, state, at, amount }) => ({
    key: id,
    at,
    progress: PROGRESS[state],
    title: returnTitle(intl, state),
    note: time(at),
    amount: moneyText(amount),
  }));
  if (chargeback)
    dated.push({
      key: 'chargeback',
      at: chargeback.at,
      progress: chargeback.reversed_at ? 'done' : 'failed',
      title: intl.formatMessage({ id: 'status.charged_back', defaultMessage: 'Charged back' }),
      note: time(chargeback.at),
    });
  if (chargeback?.reversed_at)
    dated.push({
      key: 'reversed',
      at: chargeback.reversed_at,
      progress: 'done',
      title: intl.formatMessage({ id: 'back.reversed.title', defaultMessage: 'The charge-back is over' }),
      note: time(chargeback.reversed_at),
    });
  const steps: KeyedStep[] = [
    {
      key: 'paid',
      progress: settled ? 'done' : 'under_way',
      title: settled
        ? intl.formatMessage({ id: 'status.completed', defaultMessage: 'Paid' })
        : intl.formatMessage({ id: 'history.promised', defaultMessage: 'On its way from your bank' }),
      note: `${time(settled ?? promised ?? payment.created_at)}, ${nameOf(payment.method)}`,
      amount: moneyText(payment.amount),
    },
    ...dated.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ at: _at, ...step }) => step),
  ];
  if (used > 0)
    steps.splice(1, 0, {
      key: 'used',
      progress: 'done',
      title: intl.formatMessage(
        {
          id: 'history.used',
          defaultMessage: '{used, number} of {count, plural, one {# credit} other {# credits}} used',
        },
        { used, count: credits },
      ),
      note: '',
    });
  if (until !== null && payment.credits_left > 0)
    steps.push({
      key: 'withdrawal',
      progress: 'open',
      title: intl.formatMessage({ id: 'history.withdrawal', defaultMessage: 'You can withdraw' }),
      note: intl.formatMessage(
        { id: 'history.until', defaultMessage: 'Possible until the end of {day}.' },
        { day: intl.formatDate(until, { dateStyle: 'long', timeZone: 'UTC' }) },
      ),
    });
  return steps;
}
