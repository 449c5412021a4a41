import styled from 'styled-components';

/** An input that its label stands for. It stays reachable by keyboard and for readers. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;
