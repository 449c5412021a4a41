import { useIntl } from 'react-intl';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { usePayments } from '../api/money.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { usePaymentWords } from '../hooks/use-payment-words.ts';
import { PaymentMarks } from './payment-marks.tsx';

/** Payments that fit what was looked for, the latest first. */
export function FoundPayments({ q }: { q: string }) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { method } = usePaymentWords();
  const list = usePayments(q);
  const empty = {
    title: intl.formatMessage({ id: 'money.none.title', defaultMessage: 'No payment found' }),
    text: intl.formatMessage({
      id: 'money.none.text',
      defaultMessage: 'Numbers and addresses must be whole.',
    }),
  };
  return (
    <GrowingRows list={list} empty={empty}>
      {(payment) => (
        <li key={payment.id}>
          <RowLink to={room.way(payment.id)}>
            <RowWords>
              <b>{[amountText(payment.amount), method(payment.method)].join(' · ')}</b>
              <span>
                {[time(payment.created_at), payment.member?.name, payment.number ?? payment.id]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </RowWords>
            <PaymentMarks payment={payment} />
          </RowLink>
        </li>
      )}
    </GrowingRows>
  );
}
