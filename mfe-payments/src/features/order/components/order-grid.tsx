import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';

/** Two columns: what is chosen, and its bill. */
export const OrderGrid = styled(Wrap)`
  padding-block: ${theme.space.s5} 0;
  & > div {
    min-width: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: ${theme.space.s7};
    padding-block: ${theme.space.s5h} ${theme.space.s8};
  }
`;
