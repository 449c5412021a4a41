import styled from 'styled-components';

/** A visually hidden input behind its label. It stays reachable by keyboard and for screen readers. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;
