import { useIntl } from 'react-intl';
import type { OpsMoneyResponse } from '@rendezvous/contract/operators/money/schemas';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { Figure, LineActs, Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { RefundAgain } from '../refund-again.tsx';
import { Way } from '../way.tsx';

/** Money on its way back, and what the banks did not accept. */
export function ReturnsPanel({
  returns,
  onDone,
}: {
  returns: OpsMoneyResponse['returns'];
  onDone: () => unknown;
}) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const amountText = useMoneyText();
  const { under_way: sums, count, oldest, failed } = returns;
  return (
    <Panel title={intl.formatMessage({ id: 'money.returns', defaultMessage: 'Refunds under way' })}>
      <Figure>
        {(sums.length > 0 ? sums : [{ amount: 0, currency: 'EUR' }]).map(amountText).join(' + ')}
      </Figure>
      {oldest && (
        <Note>
          {intl.formatMessage(
            {
              id: 'money.returns.count',
              defaultMessage: '{count, plural, one {# refund} other {# refunds}}, the oldest from {day}',
            },
            { count, day: time(oldest) },
          )}
        </Note>
      )}
      {failed.length > 0 && (
        <Lines>
          {failed.map(({ id, payment, amount, at }) => (
            <li key={id}>
              <LineWords>
                <b>
                  {intl.formatMessage(
                    {
                      id: 'money.returns.failed',
                      defaultMessage: '{amount} not accepted by the bank',
                    },
                    { amount: amountText(amount) },
                  )}
                </b>
                <span>{time(at)}</span>
              </LineWords>
              <LineActs>
                <Way to={room.way(payment)}>
                  {intl.formatMessage({ id: 'money.open', defaultMessage: 'Open the payment' })}
                </Way>
                <RefundAgain id={id} onDone={onDone} />
              </LineActs>
            </li>
          ))}
        </Lines>
      )}
    </Panel>
  );
}
