import { useIntl } from 'react-intl';
import type { OpsPaymentRow } from '@rendezvous/contract/operators/money/schemas';
import { StatusTag } from '#src/lib/status-tag.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { usePaymentWords } from '#src/features/money/hooks/use-payment-words.ts';
import { LookButton } from '../look-button.tsx';
import { LineActs, Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { Way } from '../way.tsx';

/** Orders that are open for more than an hour. A bank transfer needs days. */
export function OpenPanel({ open, onDone }: { open: readonly OpsPaymentRow[]; onDone: () => unknown }) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { method } = usePaymentWords();
  return (
    <Panel title={intl.formatMessage({ id: 'money.pending', defaultMessage: 'Open for more than an hour' })}>
      {open.length === 0 && (
        <Note>{intl.formatMessage({ id: 'money.pending.none', defaultMessage: 'No order is stuck.' })}</Note>
      )}
      <Lines>
        {open.map((payment) => (
          <li key={payment.id}>
            <LineWords>
              <b>{[amountText(payment.amount), method(payment.method)].join(' · ')}</b>
              <span>{time(payment.created_at)}</span>
            </LineWords>
            <LineActs>
              <Way to={room.way(payment.id)}>
                {intl.formatMessage({ id: 'money.open', defaultMessage: 'Open the payment' })}
              </Way>
              {payment.method === 'sct' ? (
                <StatusTag>
                  {intl.formatMessage({ id: 'money.pending.expected', defaultMessage: 'Takes days' })}
                </StatusTag>
              ) : (
                <LookButton payment={payment.id} onDone={onDone} />
              )}
            </LineActs>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
