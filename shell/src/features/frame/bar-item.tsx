import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Look of everything on the right side of the top bar: links, and buttons that open a menu. */
export const barItem = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${theme.size.target};
  padding: 4px 10px;
  border-radius: 22px;
  font-weight: 560;
  font-size: 15px;
  color: ${theme.color.ink};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface2};
  }
`;
