import { Children, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const PAIR = `1fr ${theme.seam.photo} 1fr`;
const BETWEEN = '20px';

/** Columns of so many pairs: two cards, the seam between them, and a gap to the next pair. */
const pairs = (count: number) => css`
  grid-template-columns: ${Array.from({ length: count }, () => PAIR).join(` ${BETWEEN} `)};
  ${Array.from({ length: count * 2 }, (_, index) => `& > li:nth-child(${count * 2}n + ${index + 1}) { grid-column: ${index * 2 + 1}; }`).join('\n')}
`;

/** Container for queries of the list's width, whatever the window. */
const Place = styled.div`
  container-type: inline-size;
`;

const List = styled.ul<{ $four: boolean }>`
  display: grid;
  row-gap: ${theme.space.s5};
  ${pairs(1)}
  /* Container for queries of a card's width. */
  & > li {
    container-type: inline-size;
  }
  & > li:nth-child(odd) [data-photo] {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  & > li:nth-child(even) [data-photo] {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
  /* A last card without a neighbour is whole. */
  & > li:nth-child(odd):last-child [data-photo] {
    border-radius: ${theme.radius.r4};
  }
  ${media.tablet} {
    ${({ $four }) => $four && pairs(2)}
  }
  @container (min-width: 1180px) {
    ${({ $four }) => $four && pairs(3)}
  }
`;

/**
 * Neighbours form one rounded shape cut by the seam: two columns, four from 768 px, six where the list is wider than a page
 * of text. `pairs` stays at two.
 */
export function MemberGrid({ children, pairs: two = false }: { children: ReactNode; pairs?: boolean }) {
  return (
    <Place>
      <List $four={!two}>{Children.map(children, (child) => child && <li>{child}</li>)}</List>
    </Place>
  );
}
