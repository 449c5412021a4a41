import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import type { MemberActions } from '../hooks/use-member-actions.ts';

/** The way to Premium in place of a message that cannot be sent (spec §6 Free member). */
export function PremiumInstead({ actions }: { actions: MemberActions }) {
  const intl = useIntl();
  return (
    <ButtonLink to={pathTo('premium')} tone="glow" wide onClick={actions.handleMessage}>
      {intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' })}
    </ButtonLink>
  );
}

/** Why no conversation can be started: the free ones are used. */
export function StartsSpent({ starts }: { starts: NonNullable<MemberActions['spent']> }) {
  const intl = useIntl();
  return (
    <Words>
      {intl.formatMessage(
        {
          id: 'member.starts.spent',
          defaultMessage:
            '{used} of {limit, plural, one {# conversation} other {# conversations}} started. Premium has no limit.',
        },
        { used: starts.used, limit: starts.limit },
      )}
    </Words>
  );
}

const Words = styled.p`
  ${text.small}
  margin-top: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;
