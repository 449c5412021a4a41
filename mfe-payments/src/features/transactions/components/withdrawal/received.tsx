import { useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { WithdrawResponse } from '@rendezvous/contract/resources/withdrawal/schemas';
import { formatMoney } from '@rendezvous/i18n/money';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { Head, Note, Quote, Ways } from './look.ts';

/** What follows from the statement. */
function followsText(intl: IntlShape, refund: WithdrawResponse['refund']): string {
  if (refund?.outcome === 'returned')
    return intl.formatMessage(
      {
        id: 'withdrawal.returned',
        defaultMessage: 'We pay back {amount} the way you paid, within 14 days.',
      },
      { amount: formatMoney(intl.locale, refund.amount) },
    );
  if (refund?.outcome === 'late')
    return intl.formatMessage({
      id: 'withdrawal.late',
      defaultMessage:
        'The time for withdrawing was over, so the purchase stays as it is. We’ve stored what you sent all the same.',
    });
  return intl.formatMessage({
    id: 'withdrawal.none',
    defaultMessage: 'Nothing of this purchase is left to pay back.',
  });
}

/** The statement has arrived: what follows, its words, date and time, and where the receipt goes. */
export function Received({ answer: { receipt, refund }, back }: { answer: WithdrawResponse; back: string }) {
  const intl = useIntl();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const timeZone = useMemberZone();
  const at = intl.formatDate(receipt.at, { dateStyle: 'long', timeStyle: 'long', timeZone });
  return (
    <>
      <Head ref={head} tabIndex={-1}>
        {intl.formatMessage({ id: 'withdrawal.arrived', defaultMessage: 'Your withdrawal has arrived' })}
      </Head>
      <p>{followsText(intl, refund)}</p>
      <Quote>
        <p>{receipt.statement}</p>
        <Note as="p">
          {intl.formatMessage({ id: 'withdrawal.at', defaultMessage: 'Received on {at}' }, { at })}
        </Note>
      </Quote>
      <p>
        {intl.formatMessage(
          {
            id: 'withdrawal.mail',
            defaultMessage: 'The receipt goes to {email}, with your statement, the date and the time.',
          },
          { email: receipt.email },
        )}
      </p>
      <Ways>
        <ButtonLink to={back} tone="outline">
          {intl.formatMessage({ id: 'withdrawal.payment', defaultMessage: 'See the payment' })}
        </ButtonLink>
      </Ways>
    </>
  );
}
