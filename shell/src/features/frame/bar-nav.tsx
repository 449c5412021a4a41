import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Badge } from '@rendezvous/ui/badge';
import { Icon } from '@rendezvous/ui/icon';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { NavEntry } from './nav-entries.ts';

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: flex;
    align-self: stretch;
    gap: 4px;
    margin-inline: 12px auto;
  }
`;

const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 10px;
  color: ${theme.color.ink2};
  text-decoration: none;
  font-weight: 560;
  font-size: 15px;
  white-space: nowrap;
  & > svg {
    display: none;
  }
  ${media.wide} {
    padding: 0 14px;
    & > svg {
      display: block;
    }
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: 680;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: -1px;
    width: 30px;
    height: 7px;
    margin-left: -15px;
    border-radius: 30px 30px 0 0 / 14px 14px 0 0;
    background: ${theme.color.zest};
  }
`;

/** The member's ways through the product, from 992 px on; with their icons where every language has room for them. */
export function BarNav({ entries }: { entries: NavEntry[] }) {
  const intl = useIntl();
  return (
    <Nav aria-label={intl.formatMessage({ id: 'frame.nav.label', defaultMessage: 'Main' })}>
      {entries.map(({ to, icon, label, badge, current }) => (
        <Entry key={to} to={to} aria-current={current ? 'page' : undefined}>
          <Icon of={icon} />
          {label}
          {badge && <Badge count={badge.count} label={badge.spoken} tone={badge.tone} />}
        </Entry>
      ))}
    </Nav>
  );
}

const Skip = styled.a`
  position: absolute;
  left: 16px;
  top: -60px;
  background: ${theme.color.surface};
  padding: 12px 20px;
  border-radius: ${theme.radius.half};
  z-index: ${theme.layer.progress};
  &:focus {
    top: 12px;
  }
`;

/** First stop of the keyboard: past the bar, to the screen. */
export function SkipLink() {
  return (
    <Skip href="#main">
      <FormattedMessage id="frame.skip" defaultMessage="Skip to content" />
    </Skip>
  );
}
