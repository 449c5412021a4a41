import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '#src/layout/visually-hidden.tsx';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.92); }
`;

const Line = styled.div<{ $done: boolean; $growsForMs: number }>`
  position: fixed;
  inset: 0 0 auto;
  height: 3px;
  z-index: ${theme.layer.progress};
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    width: 50%;
    transform: ${({ $done }) => ($done ? 'none' : 'scaleX(0.92)')};
    animation: ${grow} ${({ $growsForMs }) => $growsForMs}ms ${theme.motion.out} forwards;
    animation-name: ${({ $done }) => ($done ? 'none' : grow)};
  }
  &::before {
    left: 0;
    transform-origin: left;
    background: ${theme.color.halfA};
  }
  &::after {
    right: 0;
    transform-origin: right;
    background: ${theme.color.zest};
  }
`;

export interface LoadingBarProps {
  done: boolean;
  label: string;
  /** Time until the two ends nearly meet. */
  growsForMs: number;
}

/** Two ends growing towards each other while a page loads; they meet on `done`. */
export function LoadingBar({ done, label, growsForMs }: LoadingBarProps) {
  return (
    <>
      {!done && <VisuallyHidden as="progress" aria-label={label} />}
      <Line aria-hidden="true" $done={done} $growsForMs={growsForMs} />
    </>
  );
}
