import { useIntl } from 'react-intl';
import type { OpsDrift } from '@rendezvous/contract/operators/money/schemas';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { Figure, Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { Way } from '../way.tsx';

/** What the nightly comparison of our books with the providers found. */
export function DriftsPanel({ drifts }: { drifts: readonly OpsDrift[] }) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const amountText = useMoneyText();
  const words: Record<OpsDrift['kind'], string> = {
    amount: intl.formatMessage({ id: 'money.drift.amount', defaultMessage: 'Other sums' }),
    returned: intl.formatMessage({ id: 'money.drift.returned', defaultMessage: 'Other sums went back' }),
    missing_here: intl.formatMessage({
      id: 'money.drift.missingHere',
      defaultMessage: 'Known to the provider alone',
    }),
    missing_there: intl.formatMessage({
      id: 'money.drift.missingThere',
      defaultMessage: 'Known to us alone',
    }),
  };
  return (
    <Panel title={intl.formatMessage({ id: 'money.drifts', defaultMessage: 'Books against provider' })}>
      <Figure $bad={drifts.length > 0}>
        {drifts.length === 0
          ? intl.formatMessage({ id: 'money.drifts.none', defaultMessage: 'They agree' })
          : intl.formatMessage(
              {
                id: 'money.drifts.count',
                defaultMessage: '{count, plural, one {# difference} other {# differences}}',
              },
              { count: drifts.length },
            )}
      </Figure>
      <Note>{intl.formatMessage({ id: 'money.drifts.night', defaultMessage: 'Compared every night.' })}</Note>
      <Lines>
        {drifts.map(({ kind, payment, provider_id: providerId, ours, theirs, found_at: at }) => (
          <li key={`${kind} ${payment ?? providerId}`}>
            <LineWords>
              <b>{words[kind]}</b>
              <span>{[ours, theirs].map((sum) => (sum ? amountText(sum) : '–')).join(' / ')}</span>
              <span>{[payment ? null : providerId, time(at)].filter(Boolean).join(' · ')}</span>
            </LineWords>
            {payment && (
              <Way to={room.way(payment)}>
                {intl.formatMessage({ id: 'money.open', defaultMessage: 'Open the payment' })}
              </Way>
            )}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}
