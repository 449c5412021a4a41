import styled, { css, keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const fromUp = keyframes`
  from { transform: translateY(-26px); }
`;
const fromDown = keyframes`
  from { transform: translateY(26px); }
`;
const outer = '36px';

/** Beginning of a half sentence, above its halves. */
export const Stem = styled.p`
  margin-bottom: ${theme.space.s1h};
  text-wrap: balance;
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${theme.color.ink2};
`;

/** Two equal cells with one seam: theirs left, the reader's right. `$meets` raises them level once. Words are never cut. */
export const Cells = styled.div<{ $meets?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.seam.photo};
  & > * {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: 72px;
    padding: ${theme.space.s3h} ${theme.space.s4h};
    line-height: ${theme.line.label};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    hyphens: auto;
    text-align: left;
    ${({ $meets }) =>
      $meets &&
      css`
        animation: ${fromUp} ${theme.motion.meet} ${theme.motion.overshoot} both;
      `}
  }
  & > :first-child {
    padding-left: ${theme.space.s5};
    border-radius: ${outer} ${theme.radius.seam} ${theme.radius.seam} ${outer};
  }
  & > :last-child {
    padding-right: ${theme.space.s5};
    border-radius: ${theme.radius.seam} ${outer} ${outer} ${theme.radius.seam};
    ${({ $meets }) =>
      $meets &&
      css`
        animation-name: ${fromDown};
      `}
  }
`;

/** Half of the other member. */
export const Theirs = styled.div`
  background: ${theme.color.bubbleThem};
  color: ${theme.color.onBubbleThem};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;
/** Half of the reader. */
export const Mine = styled.div`
  background: ${theme.color.bubbleMe};
  color: ${theme.color.onBubbleMe};
`;
/** A half without words: not written yet, or erased. */
export const Open = styled.div`
  border: 2px dashed ${theme.color.lineStrong};
  color: ${theme.color.ink2};
`;
