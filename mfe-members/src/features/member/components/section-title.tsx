import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Heading of one part of a profile. */
export const SectionTitle = styled.h2`
  ${text.title}
  margin-block: ${theme.space.s5h} ${theme.space.s2};
`;
