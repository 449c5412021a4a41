import styled, { css, keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: .55; }
`;

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** Motion of placeholders of loading content: it appears after 200 ms and pulses. */
export const pulse = css`
  animation:
    ${appear} 200ms step-end,
    ${breathe} 1.4s ease-in-out infinite alternate;
`;

/** Shape of loading content. Use it in `Waiting`. */
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
  ${pulse}
`;
