import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { Wrap } from '@rendezvous/ui/page';

/** An alert's room above the screen. */
export const AlertPlace = styled(Wrap)`
  padding-top: 16px;
  ${media.desktop} {
    padding-top: 20px;
  }
`;
