import { useIntl } from 'react-intl';
import type { OpsDebt } from '@rendezvous/contract/operators/money/schemas';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { Way } from '../way.tsx';

/** Debts after charge-backs: while one is open, its member cannot buy. */
export function DebtsPanel({ debts }: { debts: readonly OpsDebt[] }) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const amountText = useMoneyText();
  return (
    <Panel title={intl.formatMessage({ id: 'money.debts', defaultMessage: 'Debts that stop buying' })}>
      {debts.length === 0 && (
        <Note>{intl.formatMessage({ id: 'money.debts.none', defaultMessage: 'Nobody owes anything.' })}</Note>
      )}
      <Lines>
        {debts.map(({ id, payment, amount, since, member }) => (
          <li key={id}>
            <LineWords>
              <b>{[amountText(amount), member?.name].filter(Boolean).join(' · ')}</b>
              <span>{time(since)}</span>
            </LineWords>
            <Way to={room.way(payment)}>
              {intl.formatMessage({ id: 'money.open', defaultMessage: 'Open the payment' })}
            </Way>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
