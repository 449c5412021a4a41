import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** A calm box for what belongs together. */
export const Card = styled.div`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  padding: 20px;
  ${media.tablet} {
    padding: 24px 28px;
  }
`;
