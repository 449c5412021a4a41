import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';

/** Claim about Premium, shown only while the measured figure and its source are set (spec §1 Marketing text). */
export function PremiumClaim() {
  const intl = useIntl();
  const { premium_claim: claim } = useSettings();
  if (!claim) return null;
  return (
    <Claim>
      <strong>
        {intl.formatMessage(
          {
            id: 'home.claim.text',
            defaultMessage: 'Premium members have a {percent} higher chance of a match.',
          },
          { percent: intl.formatNumber(claim.percent / 100, { style: 'percent' }) },
        )}
      </strong>
      <small>
        {intl.formatMessage(
          { id: 'home.claim.source', defaultMessage: 'Measured {date}. Source: {source}' },
          {
            date: intl.formatDate(claim.measured_at, { dateStyle: 'long', timeZone: 'UTC' }),
            source: claim.source,
          },
        )}
      </small>
    </Claim>
  );
}

const Claim = styled.p`
  display: grid;
  gap: ${theme.space.s1};
  max-width: 44ch;
  margin-top: ${theme.space.s5};
  padding: ${theme.space.s3h} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.glowSoft};
  color: ${theme.color.onGlowSoft};
`;
