import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Stands where a part says nothing yet. */
export const None = styled.p`
  max-width: 64ch;
  color: ${theme.color.ink2};
`;
