import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** A link of 44 × 44 px with an icon only. */
export function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Round to={to} aria-label={label} draggable={false}>
      {children}
    </Round>
  );
}

const Round = styled(Link)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: 50%;
  color: ${theme.color.ink2};
  &:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  }
`;
