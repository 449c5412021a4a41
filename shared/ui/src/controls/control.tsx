import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Common style of inputs, textareas and selects. */
export const control = css`
  display: block;
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space.s3} ${theme.space.s4};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface};
  line-height: ${theme.line.body};
  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.ink2};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    border-width: 2px;
  }
  &:disabled {
    background: ${theme.color.surface2};
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
`;
