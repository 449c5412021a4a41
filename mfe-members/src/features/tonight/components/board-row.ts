import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** A line of the board that leads to a person: portrait, and words beside it. */
export const BoardRow = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s3};
  align-items: center;
  padding: ${theme.space.s1h} 0;
  color: inherit;
  text-decoration: none;
  &:hover b {
    text-decoration: underline;
  }
`;
