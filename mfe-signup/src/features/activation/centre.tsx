import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';

/** One thing in the middle of an otherwise empty page. */
export const Centre = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space.s4h};
  min-height: 70vh;
  max-width: 560px;
  margin-inline: auto;
  padding: ${theme.space.s6} ${theme.space.s4};
  text-align: center;
`;

export const Title = styled.h1`
  ${text.d3}
`;

export const Lead = styled.p`
  ${text.lead}
  color: ${theme.color.ink2};
`;
