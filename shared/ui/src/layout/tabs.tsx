import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Badge } from './badge.tsx';

const Bar = styled.nav`
  display: flex;
  gap: ${theme.space.s1};
  border-bottom: 1px solid ${theme.color.line};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.belowPhone} {
    gap: 0;
  }
`;

const Tab = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: 52px;
  padding: 0 ${theme.space.s4};
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  ${media.belowPhone} {
    gap: ${theme.space.s1h};
    padding-inline: ${theme.space.s2};
    font-size: ${theme.size.label};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: calc(50% - 18px);
    bottom: 0;
    width: 36px;
    height: 8px;
    border-radius: ${theme.curve.c36} ${theme.curve.c36} 0 0 / ${theme.curve.c16} ${theme.curve.c16} 0 0;
    background: ${theme.color.zest};
  }
`;

export interface TabItem {
  to: string;
  label: string;
  current: boolean;
  /** Badge above 0; `countLabel` is its text. */
  count?: number;
  countLabel?: string;
}

/** Tabs that are routes: links; the current one has a half disc on the line. */
export function Tabs({ items, label }: { items: readonly TabItem[]; label: string }) {
  return (
    <Bar aria-label={label}>
      {items.map(({ to, label: name, current, count = 0, countLabel }) => (
        <Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
          {count > 0 && <Badge count={count} label={countLabel ?? String(count)} />}
        </Tab>
      ))}
    </Bar>
  );
}
