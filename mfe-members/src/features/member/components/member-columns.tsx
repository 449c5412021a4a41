import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

/** The sticky photos end with the text beside them, above the suggestions. */
export const Columns = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1.22fr) minmax(0, 1fr);
    gap: 0 ${theme.space.s7};
  }
`;

/** Photos of a page, left. */
export const Photos = styled.div`
  position: relative;

  ${media.desktop} {
    position: sticky;
    top: 92px;
    align-self: start;
  }
`;

/** What a page says, right. */
export const Info = styled.div`
  position: relative;
  padding-top: ${theme.space.s5};

  ${media.desktop} {
    padding-top: 0;
  }
`;
