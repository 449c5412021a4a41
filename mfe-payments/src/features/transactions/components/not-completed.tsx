import { useIntl, type IntlShape } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { BackOn, OrderAgain } from './ways-on.tsx';

/** A state in which an order ended without money. */
export type EndedState = 'failed' | 'cancelled' | 'expired';

function wordsOf(intl: IntlShape, state: EndedState): { title: string; text: string } {
  switch (state) {
    case 'cancelled':
      return {
        title: intl.formatMessage({
          id: 'result.cancelled.title',
          defaultMessage: 'You cancelled the payment',
        }),
        text: intl.formatMessage({
          id: 'result.cancelled.text',
          defaultMessage: 'Nothing was charged. Your order is still here if you want to pay another way.',
        }),
      };
    case 'expired':
      return {
        title: intl.formatMessage({
          id: 'result.expired.title',
          defaultMessage: 'This payment timed out',
        }),
        text: intl.formatMessage({
          id: 'result.expired.text',
          defaultMessage:
            'It was not confirmed in time. If you did pay, the credits are added as soon as the confirmation arrives.',
        }),
      };
    case 'failed':
      return {
        title: intl.formatMessage({
          id: 'result.failed.title',
          defaultMessage: 'The payment did not go through',
        }),
        text: intl.formatMessage({
          id: 'result.failed.text',
          defaultMessage: 'Nothing was charged. Try a different method; most work right away.',
        }),
      };
  }
}

/** Not paid: what happened to the money, and the next way (spec §8 Payment failed or cancelled). */
export function NotCompleted({ payment, state }: { payment: Payment; state: EndedState }) {
  const { title, text } = wordsOf(useIntl(), state);
  return (
    <>
      <HalvesMark of={state === 'cancelled' ? 'one' : 'missed'} />
      <ResultTitle>{title}</ResultTitle>
      <ResultWords>{text}</ResultWords>
      <WaysOn>
        <OrderAgain payment={payment} />
        <BackOn tone="quiet" />
      </WaysOn>
    </>
  );
}
