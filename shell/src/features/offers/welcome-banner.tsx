import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DiscountCode } from '@rendezvous/contract/resources/payments/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Banner, BannerAct, BannerRest, Clock } from '@rendezvous/ui/feedback/banner';
import { theme } from '@rendezvous/theme/theme';
import { useFrame, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { dismissalKey, dismissNotice } from '#src/kernel/dismissals/dismissals.ts';
import { clockText, hoursLeft, useSecondsTo, type Deadline } from './countdown.ts';
import { SpokenMinutes } from './spoken-minutes.tsx';

const More = styled.button`
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.strong};
  text-decoration: underline;
  text-underline-offset: 3px;
  white-space: nowrap;
`;

interface Props {
  welcome: DiscountCode;
}

/** The welcome discount: a teaser for visitors, for new members with the server's clock beside it (spec §1 Welcome offer). */
export function WelcomeBanner({ welcome }: Props) {
  const member = useFrameUser()?.id ?? null;
  const { expires, now } = welcome;
  const hide = () => dismissNotice(member, 'welcome');
  return expires ? (
    <Running welcome={welcome} ends={{ expires_at: expires, now }} onHide={hide} />
  ) : (
    <Teaser welcome={welcome} onHide={hide} />
  );
}

function useLabels() {
  const intl = useIntl();
  const member = useFrameUser()?.id ?? null;
  return {
    dismissal: dismissalKey(member, 'welcome'),
    label: intl.formatMessage({ id: 'frame.welcome.label', defaultMessage: 'Welcome offer' }),
    dismissLabel: intl.formatMessage({ id: 'frame.bonus.hide', defaultMessage: 'Hide this banner' }),
  };
}

function ActFast({ seconds }: { seconds: number }) {
  return (
    <FormattedMessage
      id="frame.welcome.actFast"
      defaultMessage="Act Fast, Only {timeLeft, plural, one {# hour} other {# hours}} to Claim"
      values={{ timeLeft: hoursLeft(seconds) }}
    />
  );
}

/** Nothing runs for visitors yet: their hours begin with the sign-up. */
function Teaser({ welcome, onHide }: Props & { onHide: () => void }) {
  const { page, modals } = useFrame();
  const { window_seconds: seconds } = page.offers;
  return (
    <Banner
      {...useLabels()}
      share={1}
      onDismiss={onHide}
      action={
        <More
          type="button"
          onClick={() => modals.ask({ name: 'welcome', props: { percentage: welcome.value_percentage } })}
        >
          <BannerAct>
            <FormattedMessage id="frame.welcome.how" defaultMessage="How it works" />
          </BannerAct>
        </More>
      }
    >
      <FormattedMessage
        id="frame.welcome.teaser"
        defaultMessage="New here? {percentage, number, ::percent scale/0.01} off your first credits"
        values={{ percentage: welcome.value_percentage }}
      />
      <BannerRest isLong>
        <ActFast seconds={seconds} />
      </BannerRest>
    </Banner>
  );
}

function Running({ welcome, ends, onHide }: Props & { ends: Deadline; onHide: () => void }) {
  const { page } = useFrame();
  const left = useSecondsTo(ends);
  const labels = useLabels();
  if (left === 0) return null;
  return (
    <Banner
      {...labels}
      share={left / page.offers.window_seconds}
      onDismiss={onHide}
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
        values={{ percentage: welcome.value_percentage }}
      />
      <BannerRest>
        <FormattedMessage id="frame.bonus.ends" defaultMessage="ends in" /> <Clock>{clockText(left)}</Clock>
      </BannerRest>
      <SpokenMinutes seconds={left} />
    </Banner>
  );
}
