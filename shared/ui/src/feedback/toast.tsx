import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Pill = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s3h};
  min-height: 52px;
  max-width: 100%;
  padding: ${theme.space.s2} ${theme.space.s4h};
  border-radius: 26px;
  background: ${theme.color.ink};
  color: ${theme.color.bg};
  box-shadow: ${theme.shadow.modal};
  pointer-events: auto;
`;

const Act = styled.button`
  min-height: ${theme.size.target};
  margin-right: -${theme.space.s2h};
  padding: 0 ${theme.space.s3h};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.toastAct};
`;

/** Temporary message at the bottom, with at most one action. */
export function Toast({
  children,
  action,
}: {
  children: ReactNode;
  action?: { label: string; run: () => void };
}) {
  return (
    <Pill>
      <span>{children}</span>
      {action && (
        <Act type="button" onClick={action.run}>
          {action.label}
        </Act>
      )}
    </Pill>
  );
}
