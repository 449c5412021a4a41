import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Badge } from '@rendezvous/ui/badge';
import { Icon } from '@rendezvous/ui/icon';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { NavEntry } from './nav-entries.ts';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.bar};
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  padding-bottom: env(safe-area-inset-bottom);
  ${media.desktop} {
    display: none;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  height: 64px;
  color: ${theme.color.ink2};
  text-decoration: none;
  font-size: 12px;
  font-weight: 560;
  line-height: 16px;
  overflow: hidden;
  & > * {
    position: relative;
  }
  &[aria-current] {
    color: ${theme.color.onZestSoft};
    font-weight: 680;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 68px;
    height: 56px;
    margin-left: -34px;
    border-radius: 34px 34px 0 0;
    background: ${theme.color.zestSoft};
  }
`;

const Corner = styled.span`
  && {
    position: absolute;
    top: 5px;
    left: calc(50% + 3px);
    border-radius: 11px;
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
`;

/** The bottom bar below 992 px: the member's entries and the account. */
export function TabBar({ entries, onAccount }: { entries: NavEntry[]; onAccount: boolean }) {
  const intl = useIntl();
  const account: NavEntry = {
    to: '/profile',
    icon: 'user',
    label: '',
    short: intl.formatMessage({ id: 'frame.nav.account', defaultMessage: 'Account' }),
    current: onAccount,
  };
  return (
    <Bar aria-label={intl.formatMessage({ id: 'frame.nav.label', defaultMessage: 'Main' })}>
      {[...entries, account].map(({ to, icon, short, badge, current }) => (
        <Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
          <Icon name={icon} size="l" />
          {badge && (
            <Corner>
              <Badge count={badge.count} label={badge.spoken} tone={badge.tone} />
            </Corner>
          )}
          <span>{short}</span>
        </Tab>
      ))}
    </Bar>
  );
}
