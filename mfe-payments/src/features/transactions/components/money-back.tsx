import { useIntl, type IntlShape } from 'react-intl';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { useMethodName } from '@rendezvous/domain/use-method-name';
import type { PaymentState } from '../payment-state.ts';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { AllPayments, BackOn } from './ways-on.tsx';

/** A state in which money went back, or is to. */
export type BackState = Exclude<
  PaymentState,
  'pending' | 'paid' | 'failed' | 'cancelled' | 'replaced' | 'expired'
>;

function wordsOf(intl: IntlShape, state: BackState, values: Record<string, string | number>) {
  switch (state) {
    case 'returning':
      return [
        intl.formatMessage(
          { id: 'back.returning.title', defaultMessage: '{money} is on its way back' },
          values,
        ),
        intl.formatMessage(
          {
            id: 'back.returning.text',
            defaultMessage:
              'It goes back the way it came: {method}. How long that takes depends on your bank.',
          },
          values,
        ),
      ];
    case 'return_failed':
      return [
        intl.formatMessage({ id: 'back.failed.title', defaultMessage: 'The refund is stuck' }),
        intl.formatMessage(
          {
            id: 'back.failed.text',
            defaultMessage: 'Your {money} didn’t get through. It’s still yours, and we’re on it.',
          },
          values,
        ),
      ];
    case 'partly_returned':
      return [
        intl.formatMessage({ id: 'back.partly.title', defaultMessage: '{money} went back to you' }, values),
        intl.formatMessage(
          {
            id: 'back.partly.text',
            defaultMessage:
              'The way it came: {method}. {left, plural, =0 {No credits of this purchase are left.} one {# credit of this purchase is left.} other {# credits of this purchase are left.}}',
          },
          values,
        ),
      ];
    case 'returned':
      return [
        intl.formatMessage({ id: 'result.returned.title', defaultMessage: 'This payment was refunded' }),
        intl.formatMessage(
          { id: 'back.returned.text', defaultMessage: '{money} went back the way it came: {method}.' },
          values,
        ),
      ];
    case 'charged_back':
      return [
        intl.formatMessage({ id: 'back.charged.title', defaultMessage: 'Your bank took this payment back' }),
        intl.formatMessage({
          id: 'back.charged.text',
          defaultMessage: 'The unused credits of this purchase went with it. Your account stays open.',
        }),
      ];
    case 'reversed':
      return [
        intl.formatMessage({ id: 'back.reversed.title', defaultMessage: 'The charge-back is over' }),
        intl.formatMessage({
          id: 'back.reversed.text',
          defaultMessage: 'Your bank withdrew the charge-back, and the credits are yours again.',
        }),
      ];
  }
}

/** How much the state is about: what is still on its way or stuck, else what came back. */
function amountOf({ amount, money }: Payment, state: BackState): Money {
  const open = state === 'returning' || state === 'return_failed';
  const parts = money?.returns.filter((part) => (part.state === 'done') !== open) ?? [];
  return parts.length === 0
    ? amount
    : { ...amount, amount: parts.reduce((sum, part) => sum + part.amount.amount, 0) };
}

/** Money that went back, or is to: how much, which way and how far it is. */
export function MoneyBack({ payment, state }: { payment: Payment; state: BackState }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const method = useMethodName()(payment.method);
  const money = moneyText(amountOf(payment, state));
  const [title, text] = wordsOf(intl, state, { money, method, left: payment.credits_left });
  return (
    <>
      <HalvesMark of={state === 'reversed' ? 'met' : state === 'return_failed' ? 'missed' : 'one'} />
      <ResultTitle>{title}</ResultTitle>
      <ResultWords>{text}</ResultWords>
      <WaysOn>
        <BackOn />
        <AllPayments />
      </WaysOn>
    </>
  );
}
