import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Footnote to the prices: the claim about Premium, shown only while the measured figure and its source are set (spec §1 Marketing text). */
export function PremiumClaim() {
  const intl = useIntl();
  const { premium_claim: claim } = useSettings();
  if (!claim) return null;
  return (
    <Claim>
      <span>
        {intl.formatMessage(
          {
            id: 'home.claim.text',
            defaultMessage: 'Premium members have a {percent} higher chance of a match.',
          },
          { percent: intl.formatNumber(claim.percent / 100, { style: 'percent' }) },
        )}
      </span>{' '}
      <span>
        {intl.formatMessage(
          { id: 'home.claim.source', defaultMessage: 'Measured {date}. Source: {source}' },
          {
            date: intl.formatDate(claim.measured_at, { dateStyle: 'long', timeZone: 'UTC' }),
            source: claim.source,
          },
        )}
      </span>
    </Claim>
  );
}

const Claim = styled.p`
  ${text.small}
  grid-column: 1 / -1;
  color: ${theme.color.ink2};
`;
