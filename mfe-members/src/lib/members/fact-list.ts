import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Facts of a profile: names with their values, in two columns. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${theme.seam.photo};

  > div {
    padding: ${theme.space.s2} 0;
    border-bottom: 1px solid ${theme.color.line};
  }

  /* The last of an odd number has its line across both columns. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  dt {
    ${text.small}
    color: ${theme.color.ink2};
  }

  dd {
    font-weight: ${theme.weight.medium};
  }
`;
