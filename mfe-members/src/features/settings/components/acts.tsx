import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** Two ways, equally large. */
export const Acts = styled.div`
  display: grid;
  gap: ${theme.space.s2h};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
