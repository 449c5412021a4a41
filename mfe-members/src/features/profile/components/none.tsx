import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Shown where a part is empty. */
export const None = styled.p`
  max-width: 64ch;
  color: ${theme.color.ink2};
`;
