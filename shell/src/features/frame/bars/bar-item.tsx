import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Look of everything on the right side of the top bar: links, and buttons that open a menu. */
export const barItem = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.target};
  padding: ${theme.space.s1} ${theme.space.s2h};
  border-radius: ${theme.radius.r3};
  font-weight: ${theme.weight.medium};
  font-size: ${theme.size.label};
  color: ${theme.color.ink};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface2};
  }
`;
