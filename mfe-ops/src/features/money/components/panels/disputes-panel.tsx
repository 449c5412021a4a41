import { useIntl } from 'react-intl';
import type { OpsMoneyResponse } from '@rendezvous/contract/operators/money/schemas';
import { DisputeGauge } from './dispute-gauge.tsx';
import { WithPicture, Figure, Note, Panel } from '#src/lib/panel.tsx';

/** Share of payments that the buyers' banks charged back, with the share that alarms. */
export function DisputesPanel({ disputes }: { disputes: OpsMoneyResponse['disputes'] }) {
  const intl = useIntl();
  const { charged_back: count, payments, share, alarm_at: alarm } = disputes;
  const percent = (hundredths: number) =>
    intl.formatNumber(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const isAlarming = share >= alarm && count > 0;
  return (
    <Panel title={intl.formatMessage({ id: 'money.disputes', defaultMessage: 'Disputes in 30 days' })}>
      <WithPicture>
        <DisputeGauge share={share} alarm={alarm} />
        <div>
          <Figure $bad={isAlarming}>{percent(share)}</Figure>
          <Note>
            {intl.formatMessage(
              {
                id: 'money.disputes.of',
                defaultMessage: '{count, number} of {payments, plural, one {# payment} other {# payments}}',
              },
              { count, payments },
            )}
          </Note>
        </div>
      </WithPicture>
      <Note>
        {isAlarming
          ? intl.formatMessage(
              {
                id: 'money.disputes.alarm',
                defaultMessage: 'The alarm is at {alarm}. Refund early: a refund is no dispute.',
              },
              { alarm: percent(alarm) },
            )
          : intl.formatMessage(
              { id: 'money.disputes.below', defaultMessage: 'The alarm is at {alarm}.' },
              { alarm: percent(alarm) },
            )}
      </Note>
    </Panel>
  );
}
