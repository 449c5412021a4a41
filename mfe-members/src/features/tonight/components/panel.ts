import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Surface of each part of the board. */
export const panel = css`
  padding: ${theme.space.s4} ${theme.space.s4h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
`;
