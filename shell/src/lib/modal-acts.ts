import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** What can be done at the end of a modal, one below the other. */
export const ModalActs = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s4h};
`;
