import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '@rendezvous/contract/resources/payments/schemas';
import type { WithdrawalOffer, WithdrawResponse } from '@rendezvous/contract/resources/withdrawal/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import { formatMoney } from '@rendezvous/i18n/money';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Price } from '@rendezvous/ui/product/price';
import { withdraw } from '#src/features/transactions/api/withdraw.ts';
import { LotBar } from './lot-bar.tsx';
import { Give, Head, Note, Quote, Tear, Ways } from './look.ts';

interface Props {
  payment: Payment;
  offer: WithdrawalOffer;
  back: string;
  onDone: (answer: WithdrawResponse) => void;
}

/** The amount before the statement is confirmed, the statement as it is sent, and the confirm button. */
export function Statement({ payment, offer, back, onDone }: Props) {
  const intl = useIntl();
  const head = useRef<HTMLHeadingElement>(null);
  const { withdrawal_words: words, withdrawal_confirm_words: confirm } = useSettings();
  const { run, busy, refused } = useAct(withdraw, { onDone });
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <Head ref={head} tabIndex={-1}>
        {words}
      </Head>
      <p>
        {intl.formatMessage(
          {
            id: 'withdrawal.paid',
            defaultMessage: 'You paid {price} for {count, plural, one {# credit} other {# credits}}.',
          },
          {
            price: formatMoney(intl.locale, payment.amount),
            count: payment.credits,
          },
        )}{' '}
        {offer.unused > 0
          ? intl.formatMessage({
              id: 'withdrawal.lead',
              defaultMessage: 'For the credits you haven’t used you get back:',
            })
          : intl.formatMessage({
              id: 'withdrawal.nothing',
              defaultMessage: 'None of them are left, so there is nothing to pay back.',
            })}
      </p>
      {offer.unused > 0 && (
        <>
          <Give>
            <b>
              <Price money={offer.amount} />
            </b>
            <span>
              {intl.formatMessage({
                id: 'withdrawal.how',
                defaultMessage: 'the way you paid, within 14 days',
              })}
            </span>
          </Give>
          <LotBar credits={offer.credits} unused={offer.unused} />
          <Note>
            {intl.formatMessage({
              id: 'withdrawal.effect',
              defaultMessage: 'The unused credits leave your account at once. Everything you wrote stays.',
            })}{' '}
            {offer.premium
              ? intl.formatMessage({ id: 'withdrawal.premium', defaultMessage: 'You stay a Premium member.' })
              : intl.formatMessage({
                  id: 'withdrawal.free',
                  defaultMessage: 'It is your only purchase: afterwards you’re a free member again.',
                })}
          </Note>
        </>
      )}
      <Tear />
      <h2>{intl.formatMessage({ id: 'withdrawal.statement', defaultMessage: 'Your statement' })}</h2>
      <Quote>
        <p>{offer.statement}</p>
        <Note as="p">
          {intl.formatMessage(
            { id: 'withdrawal.receipt', defaultMessage: 'Receipt to {email}' },
            { email: offer.email },
          )}
        </Note>
      </Quote>
      {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
      <Ways>
        <Button size="lg" loading={busy} onClick={() => void run(payment.id)}>
          {confirm}
        </Button>
        <ButtonLink to={back} tone="quiet">
          {intl.formatMessage({ id: 'withdrawal.keep', defaultMessage: 'Keep the credits' })}
        </ButtonLink>
      </Ways>
      <Note>
        {intl.formatMessage({ id: 'withdrawal.reason', defaultMessage: 'You don’t need a reason.' })}{' '}
        {offer.last_day &&
          intl.formatMessage(
            { id: 'withdrawal.until', defaultMessage: 'Possible until the end of {day}.' },
            { day: intl.formatDate(offer.last_day, { dateStyle: 'long', timeZone: 'UTC' }) },
          )}
      </Note>
    </>
  );
}
