import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/icon';
import { CHEVRON_RIGHT } from '@rendezvous/ui/icons/chevron-right';
import { text } from '@rendezvous/ui/text';

/** A line that leads to another page. */
export function LinkRow({ to, label, hint }: { to: string; label: ReactNode; hint: ReactNode }) {
  return (
    <Way to={to}>
      <span>
        <Name>{label}</Name>
        <What>{hint}</What>
      </span>
      <Icon of={CHEVRON_RIGHT} />
    </Way>
  );
}

const Way = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  min-height: 60px;
  padding-block: ${theme.space.s2h};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover b {
    text-decoration: underline;
  }
`;

const Name = styled.b`
  display: block;
  font-weight: ${theme.weight.medium};
`;

const What = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
