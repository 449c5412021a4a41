import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Label around a hidden radio button, one of what a dialog offers to send. */
export const option = css`
  position: relative;
  background: ${theme.color.surface2};
  cursor: pointer;
  &:hover {
    background: ${theme.color.surface3};
  }
  &:has(:checked) {
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
    font-weight: ${theme.weight.medium};
    box-shadow: inset 0 0 0 2px ${theme.color.zest};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
