import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const bob = keyframes`
  from { transform: translateY(-5px); }
  to { transform: translateY(5px); }
`;

const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2h};
  font-size: ${theme.size.small};
  color: ${theme.color.ink2};
`;

/** Two bobbing halves: something is on its way. */
export const BobbingHalves = styled.span`
  display: inline-flex;
  gap: ${theme.space.s0h};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.seam} ${theme.radius.r3} ${theme.radius.r3} ${theme.radius.seam};
  background: ${theme.color.bubbleThem};
  box-shadow: ${theme.shadow.rest};
  &::before,
  &::after {
    content: '';
    width: 8px;
    height: 16px;
    background: ${theme.color.halfA};
    border-radius: ${theme.curve.c16} 0 0 ${theme.curve.c16};
    animation: ${bob} 0.7s ${theme.motion.std} infinite alternate;
  }
  &::after {
    background: ${theme.color.zest};
    border-radius: 0 ${theme.curve.c16} ${theme.curve.c16} 0;
    animation-direction: alternate-reverse;
  }
`;

/** Typing indicator: two bobbing halves and a text. */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <Line>
      <BobbingHalves aria-hidden="true" />
      <span>{label}</span>
    </Line>
  );
}
