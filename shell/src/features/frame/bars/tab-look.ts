import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Look of everything in the bottom bar: links, and the button that opens the account's menu. */
export const tab = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s0h};
  width: 100%;
  height: 64px;
  color: ${theme.color.ink2};
  text-decoration: none;
  font-size: ${theme.size.tab};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.tab};
  overflow: hidden;
  & > * {
    position: relative;
  }
  &[aria-current] {
    color: ${theme.color.onZestSoft};
    font-weight: ${theme.weight.bold};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    bottom: 0;
    left: calc(50% - 34px);
    width: 68px;
    height: 56px;
    border-radius: 34px 34px 0 0;
    background: ${theme.color.zestSoft};
  }
`;
