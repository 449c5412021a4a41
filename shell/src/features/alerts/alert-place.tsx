import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';

/** An alert's room above the screen. */
export const AlertPlace = styled(Wrap)`
  padding-top: ${theme.space.s4};
  ${media.desktop} {
    padding-top: ${theme.space.s4h};
  }
`;
