import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** Fields of a dialog below each other. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;

/** Two short fields beside each other, where they fit. */
export const Pair = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
