import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Row of a list that leads to a conversation: portrait, words, and what fits at the end. */
export const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s3};
  align-items: center;
  min-height: 72px;
  padding: ${theme.space.s2h} ${theme.space.s4};
  border-bottom: 1px solid ${theme.color.line};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${theme.color.surface2};
  }
  &[aria-current] {
    background: ${theme.color.zestSoft};
  }
`;
