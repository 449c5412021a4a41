import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Bubble = styled.div<{ $mine: boolean }>`
  position: relative;
  max-width: min(78%, 560px);
  width: fit-content;
  padding: ${theme.space.s2h} ${theme.space.s4};
  line-height: 23px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $mine }) =>
    $mine
      ? css`
          margin-left: auto;
          background: ${theme.color.bubbleMe};
          color: ${theme.color.onBubbleMe};
          border-radius: ${theme.curve.c24} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c24};
        `
      : css`
          background: ${theme.color.bubbleThem};
          color: ${theme.color.onBubbleThem};
          border-radius: ${theme.radius.seam} ${theme.curve.c24} ${theme.curve.c24} ${theme.radius.seam};
          box-shadow: ${theme.shadow.rest};
        `}
`;

/** Time, cost and state under a message. */
export const BubbleMeta = styled.div<{ $mine: boolean }>`
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink3};
  margin-top: ${theme.space.s1};
  text-align: ${({ $mine }) => ($mine ? 'right' : 'left')};
`;

/** Message bubble: flat on the sender's side, round towards the other. */
export function ChatBubble({ mine, children }: { mine: boolean; children: ReactNode }) {
  return <Bubble $mine={mine}>{children}</Bubble>;
}
