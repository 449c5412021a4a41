import styled from 'styled-components';
import { text } from '@rendezvous/ui/text';

/** Heading of one part of a profile. */
export const SectionTitle = styled.h2`
  ${text.title}
  margin-block: 28px 8px;
`;
