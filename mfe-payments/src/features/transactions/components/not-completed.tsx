import { useIntl, type IntlShape } from 'react-intl';
import type { Payment, PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { ResultMark, ResultTitle, ResultWords, WaysOn } from './words.tsx';

function wordsOf(intl: IntlShape, status: PaymentStatus): { title: string; text: string } {
  if (status === 'cancelled') {
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
  }
  if (status === 'expired') {
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
  }
  if (status === 'refunded' || status === 'charged_back') {
    return {
      title: intl.formatMessage({ id: 'result.returned.title', defaultMessage: 'This payment was returned' }),
      text: intl.formatMessage({ id: 'result.returned.text', defaultMessage: 'You got your money back.' }),
    };
  }
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

/** Where to order the same once more. */
function orderAgain({ package: id, credits }: Payment): string {
  return pathTo('credits-id-paymentmethod', { id }) + (id === 'p4' ? `?credits=${credits}` : '');
}

/** Not paid: what happened to the money, and another method to try (spec §8 Payment failed or cancelled). */
export function NotCompleted({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { title, text } = wordsOf(intl, payment.status);
  return (
    <>
      <ResultMark $tone="bad">
        <Icon of={CLOSE} size="l" />
      </ResultMark>
      <ResultTitle>{title}</ResultTitle>
      <ResultWords>{text}</ResultWords>
      <WaysOn>
        <ButtonLink to={orderAgain(payment)}>
          {intl.formatMessage({ id: 'result.again', defaultMessage: 'Try another method' })}
        </ButtonLink>
        <ButtonLink to={pathTo('transactions-id')} tone="outline">
          {intl.formatMessage({ id: 'result.all', defaultMessage: 'All payments' })}
        </ButtonLink>
      </WaysOn>
    </>
  );
}
