import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const List = styled.ul<{ $four: boolean }>`
  display: grid;
  grid-template-columns: 1fr ${theme.seam.photo} 1fr;
  row-gap: ${theme.space.s5};
  & > li:nth-child(odd) {
    grid-column: 1;
  }
  & > li:nth-child(even) {
    grid-column: 3;
  }
  & > li:nth-child(odd) [data-photo] {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  & > li:nth-child(even) [data-photo] {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
  ${media.tablet} {
    grid-template-columns: ${({ $four }) => ($four ? `1fr ${theme.seam.photo} 1fr 20px 1fr ${theme.seam.photo} 1fr` : `1fr ${theme.seam.photo} 1fr`)};
    & > li:nth-child(4n + 1) {
      grid-column: 1;
    }
    & > li:nth-child(4n + 2) {
      grid-column: 3;
    }
    & > li:nth-child(4n + 3) {
      grid-column: ${({ $four }) => ($four ? 5 : 1)};
    }
    & > li:nth-child(4n + 4) {
      grid-column: ${({ $four }) => ($four ? 7 : 3)};
    }
  }
`;

/** Neighbours form one rounded shape cut by the seam: two columns, four from 768 px unless `pairs` is set. */
export function MemberGrid({ children, pairs = false }: { children: ReactNode; pairs?: boolean }) {
  return <List $four={!pairs}>{Children.map(children, (child) => child && <li>{child}</li>)}</List>;
}
