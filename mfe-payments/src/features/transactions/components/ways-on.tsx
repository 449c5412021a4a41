import { useIntl } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { storeWayBack, useWayBack } from '#src/lib/way-back.ts';
import { useMethodName } from '@rendezvous/domain/use-method-name';

type Tone = 'primary' | 'outline' | 'quiet';

/** Back to the conversation that the purchase interrupted, where what was written still is; else to all conversations. */
export function BackOn({ tone = 'outline', forget = false }: { tone?: Tone; forget?: boolean }) {
  const intl = useIntl();
  const back = useWayBack();
  if (!back)
    return (
      <ButtonLink to={pathTo('chats')} tone={tone}>
        {intl.formatMessage({ id: 'result.messages', defaultMessage: 'Go to your messages' })}
      </ButtonLink>
    );
  return (
    <ButtonLink to={back.path} tone={tone} onClick={forget ? () => storeWayBack(undefined) : undefined}>
      {intl.formatMessage({ id: 'result.back', defaultMessage: 'Back to {name}' }, { name: back.name })}
    </ButtonLink>
  );
}

export function AllPayments({ tone = 'outline' }: { tone?: Tone }) {
  const intl = useIntl();
  return (
    <ButtonLink to={pathTo('transactions-id')} tone={tone}>
      {intl.formatMessage({ id: 'result.all', defaultMessage: 'All payments' })}
    </ButtonLink>
  );
}

const amountOf = ({ package: id, credits }: Payment): string => (id === 'p4' ? `?credits=${credits}` : '');

/** The same order with the same method, or with a choice of methods; a debt is paid where packages are. */
export function OrderAgain({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const nameOf = useMethodName();
  const { package: id, method } = payment;
  if (payment.credits === 0)
    return (
      <ButtonLink to={pathTo('credits')}>
        {intl.formatMessage({ id: 'result.again', defaultMessage: 'Try another method' })}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink to={pathTo('credits-id-paymentmethod', { id, paymentmethod: method }) + amountOf(payment)}>
        {intl.formatMessage(
          { id: 'result.retry', defaultMessage: 'Try {method} again' },
          { method: nameOf(method) },
        )}
      </ButtonLink>
      <ButtonLink to={pathTo('credits-id-paymentmethod', { id }) + amountOf(payment)} tone="outline">
        {intl.formatMessage({ id: 'result.again', defaultMessage: 'Try another method' })}
      </ButtonLink>
    </>
  );
}
