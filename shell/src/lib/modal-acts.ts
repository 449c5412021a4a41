import styled from 'styled-components';

/** What can be done at the end of a modal, one below the other. */
export const ModalActs = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 20px;
`;
