import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Badge } from '@rendezvous/ui/layout/badge';
import { Icon } from '@rendezvous/ui/layout/icon';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { AccountTab } from './account-tab.tsx';
import type { NavEntry } from './nav-entries.ts';
import { tab } from './tab-look.ts';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.bar};
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  padding-bottom: env(safe-area-inset-bottom);
  ${media.desktop} {
    display: none;
  }
`;

const Tab = styled(Link)`
  ${tab}
`;

const Corner = styled.span`
  && {
    position: absolute;
    top: 5px;
    left: calc(50% + 3px);
    border-radius: ${theme.curve.c11};
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
`;

/** The bottom bar below 992 px: the member's entries and the account. */
export function TabBar({
  user,
  entries,
  onAccount,
}: {
  user: User;
  entries: NavEntry[];
  onAccount: boolean;
}) {
  const intl = useIntl();
  return (
    <Bar aria-label={intl.formatMessage({ id: 'frame.nav.label', defaultMessage: 'Main' })}>
      {entries
        .filter(({ wide }) => !wide)
        .map(({ to, icon, short, badge, current }) => (
          <Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
            <Icon of={icon} size="l" />
            {badge && (
              <Corner>
                <Badge count={badge.count} label={badge.spoken} tone={badge.tone} />
              </Corner>
            )}
            <span>{short}</span>
          </Tab>
        ))}
      <AccountTab user={user} current={onAccount} />
    </Bar>
  );
}
