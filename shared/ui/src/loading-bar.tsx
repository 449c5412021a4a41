import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from './visually-hidden.tsx';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.92); }
`;

const Line = styled.div<{ $done: boolean }>`
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
    animation: ${grow} 5s ${theme.motion.out} forwards;
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

/** Two ends growing towards each other while a page loads; they meet when `done`. */
export function LoadingBar({ done, label }: { done: boolean; label: string }) {
  return (
    <>
      {!done && <VisuallyHidden as="progress" aria-label={label} />}
      <Line aria-hidden="true" $done={done} />
    </>
  );
}
