import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Badge } from '@rendezvous/ui/layout/badge';
import { Icon } from '@rendezvous/ui/layout/icon';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import type { NavEntry } from './nav-entries.ts';

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: flex;
    align-self: stretch;
    gap: ${theme.space.s1};
    margin-inline: ${theme.space.s3} auto;
  }
`;

const Entry = styled(Link)<{ $wide: boolean | undefined }>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'none' : 'flex')};
  align-items: center;
  gap: ${theme.space.s2};
  padding: 0 ${theme.space.s2h};
  color: ${theme.color.ink2};
  text-decoration: none;
  font-weight: ${theme.weight.medium};
  font-size: ${theme.size.label};
  white-space: nowrap;
  & > svg {
    display: none;
  }
  ${media.wide} {
    display: flex;
  }
  ${media.roomy} {
    & > svg {
      display: block;
    }
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: calc(50% - 15px);
    bottom: -1px;
    width: 30px;
    height: 7px;
    border-radius: 30px 30px 0 0 / ${theme.radius.r2} ${theme.radius.r2} 0 0;
    background: ${theme.color.zest};
  }
`;

/** The member's ways through the product, from 992 px on; with their icons where every language has room for them. */
export function BarNav({ entries }: { entries: NavEntry[] }) {
  const intl = useIntl();
  return (
    <Nav aria-label={intl.formatMessage({ id: 'frame.nav.label', defaultMessage: 'Main' })}>
      {entries.map(({ to, icon, label, badge, current, wide }) => (
        <Entry key={to} to={to} $wide={wide} aria-current={current ? 'page' : undefined}>
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
  padding: ${theme.space.s3} ${theme.space.s4h};
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
