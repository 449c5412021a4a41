import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Heading of a result. */
export const ResultTitle = styled.h1`
  ${text.d2}
  margin-top: ${theme.space.s4};
`;

/** What a result means for the buyer. */
export const ResultWords = styled.p`
  max-width: 46ch;
  margin-top: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;

/** Ways on from a result. */
export const WaysOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s5};
`;
