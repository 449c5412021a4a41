import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: .55; }
`;

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** Shape of loading content. Appears after 200 ms and pulses; the region has one status text for screen readers. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $ratio?: string;
  $radius?: string;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 'auto' }) => $height};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${({ $radius = theme.radius.r1 }) => $radius};
  background: ${theme.color.surface3};
  animation:
    ${appear} 200ms step-end,
    ${breathe} 1.4s ease-in-out infinite alternate;
`;
