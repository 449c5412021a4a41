import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { MissedHalves } from './missed-halves.tsx';
import { text } from '#src/layout/text.tsx';

const Panel = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space.s4};
  padding: ${theme.space.s7} ${theme.space.s4};
  text-align: center;
`;

const Title = styled.h2`
  ${text.d1}
`;

const Words = styled.p`
  max-width: 44ch;
  color: ${theme.color.ink2};
`;

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** Next action: a button or link. */
  action?: ReactNode;
  /** 1 when it is the screen's only heading. */
  level?: 1 | 2 | 3;
}

/** Empty list: the reason, and the next action. */
export function EmptyState({ title, text: words, action, level = 2 }: EmptyStateProps) {
  return (
    <Panel>
      <MissedHalves />
      <Title as={`h${level}`}>{title}</Title>
      {words && <Words>{words}</Words>}
      {action}
    </Panel>
  );
}
