import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_RIGHT } from '@rendezvous/ui/icons/actions/chevron-right';
import { line, Name, What } from './line.ts';

/** A line that leads to another page. */
export function LinkRow({ to, label, hint }: { to: string; label: ReactNode; hint: ReactNode }) {
  return (
    <Way to={to}>
      <span>
        <Name as="b">{label}</Name>
        <What>{hint}</What>
      </span>
      <Icon of={CHEVRON_RIGHT} />
    </Way>
  );
}

const Way = styled(Link)`
  ${line}
  justify-content: space-between;
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover b {
    text-decoration: underline;
  }
`;
