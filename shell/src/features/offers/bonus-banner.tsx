import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TimeBonusState } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Banner, BannerAct, BannerRest, Clock } from '@rendezvous/ui/feedback/banner';
import { useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { dismissalKey, dismissNotice } from '#src/kernel/dismissals/dismissals.ts';
import { clockText, useSecondsTo } from './countdown.ts';
import { SpokenMinutes } from './spoken-minutes.tsx';

/** The time bonus under the top bar of the members area, with the server's clock; gone at zero (spec §4 Time bonus). */
export function BonusBanner({ bonus }: { bonus: TimeBonusState }) {
  const intl = useIntl();
  const member = useFrameUser()?.id ?? null;
  const bus = useFrameBus();
  const left = useSecondsTo(bonus);
  if (left === 0) return null;
  return (
    <Banner
      label={intl.formatMessage({ id: 'bonus.label', defaultMessage: 'Time bonus' })}
      share={left / bonus.window_seconds}
      dismissLabel={intl.formatMessage({ id: 'frame.bonus.hide', defaultMessage: 'Hide this banner' })}
      dismissal={dismissalKey(member, 'bonus')}
      onDismiss={() => {
        dismissNotice(member, 'bonus');
        bus.publish('timebonus:changed', { ...bonus, isVisible: false });
      }}
      action={
        <Link to={pathTo('premium')}>
          <BannerAct>
            <FormattedMessage id="packages.see" defaultMessage="See packages" />
          </BannerAct>
        </Link>
      }
    >
      <FormattedMessage
        id="frame.bonus.text"
        defaultMessage="{percentage, number, ::percent scale/0.01} off your first credits"
        values={{ percentage: bonus.percentage }}
      />
      <BannerRest>
        <FormattedMessage id="frame.bonus.ends" defaultMessage="ends in" /> <Clock>{clockText(left)}</Clock>
      </BannerRest>
      <SpokenMinutes seconds={left} />
    </Banner>
  );
}
