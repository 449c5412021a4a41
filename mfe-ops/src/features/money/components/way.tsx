import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const way = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.zestText};
  font-weight: ${theme.weight.strong};
`;

/** Leads from a card to the payment it is about. */
export const Way = styled(Link)`
  ${way}
`;
