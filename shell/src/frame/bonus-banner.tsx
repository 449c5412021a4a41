import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLastOf } from '@rendezvous/bus/react';
import type { TimeBonus } from '@rendezvous/contract/payments';
import { Banner, Clock } from '@rendezvous/ui/banner';
import { useFrameBus, useFrameUser } from '#src/app/frame-context.ts';
import { WideOnly } from './bar-item.tsx';

const WINDOW_S = 4 * 3600;

/** `03:41:07` of a number of seconds. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Seconds left, by the server's clock: its `now` was taken when the bonus was read. */
function useSecondsLeft(bonus: TimeBonus): number {
  const [since] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(performance.now() - since), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(0, Math.floor((Date.parse(bonus.expires_at) - Date.parse(bonus.now) - elapsed) / 1000));
}

/** The time bonus under the top bar of the members area, while there is one (spec §4 Time bonus). */
export function BonusBanner() {
  const user = useFrameUser();
  const bonus = useLastOf(useFrameBus(), 'timebonus:changed');
  const [hidden, setHidden] = useState(false);
  if (!user || user.paid_user || !bonus || hidden) return null;
  return <BonusStrip key={bonus.expires_at + bonus.now} bonus={bonus} onHide={() => setHidden(true)} />;
}

function BonusStrip({ bonus, onHide }: { bonus: TimeBonus; onHide: () => void }) {
  const intl = useIntl();
  const left = useSecondsLeft(bonus);
  if (left === 0) return null;
  return (
    <Banner
      label={intl.formatMessage({ id: 'frame.bonus.label', defaultMessage: 'Time bonus' })}
      share={left / WINDOW_S}
      dismissLabel={intl.formatMessage({ id: 'frame.bonus.hide', defaultMessage: 'Hide this banner' })}
      onDismiss={onHide}
      action={
        <WideOnly>
          <Link to="/premium">
            <FormattedMessage id="frame.bonus.see" defaultMessage="See packages" />
          </Link>
        </WideOnly>
      }
    >
      <FormattedMessage id="frame.bonus.text" defaultMessage="{percentage}% off your first credits" values={{ percentage: bonus.percentage }} />
      {' · '}
      <FormattedMessage id="frame.bonus.ends" defaultMessage="ends in" /> <Clock>{clockText(left)}</Clock>
    </Banner>
  );
}
