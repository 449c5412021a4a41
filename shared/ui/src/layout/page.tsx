import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from './text.tsx';

/** Page container: at most 1200 px, with the screen's margins. */
export const Wrap = styled.div`
  width: 100%;
  max-width: ${theme.size.wrap};
  margin-inline: auto;
  padding-inline: ${theme.space.s4};
  ${media.tablet} {
    padding-inline: ${theme.space.s5};
  }
  ${media.wide} {
    padding-inline: ${theme.space.s6h};
  }
`;

/** Container of the bars and of screens whose grid of people fills a window of 1600 px and more: at most 1680 px there. */
export const WideWrap = styled(Wrap)`
  ${media.huge} {
    max-width: 1680px;
  }
`;

/** The only h1 of a screen. */
export const PageTitle = styled.h1`
  ${text.d2}
`;

/** h2 of a section. */
export const SectionTitle = styled.h2`
  ${text.d1}
`;

/** Children below one another, `$gap` px apart. */
export const Stack = styled.div<{ $gap?: number }>`
  & > * + * {
    margin-top: ${({ $gap = 16 }) => $gap}px;
  }
`;

/** Children beside one another, `$gap` px apart; `$wrap` continues them below. */
export const Row = styled.div<{ $gap?: number; $wrap?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ $gap = 12 }) => $gap}px;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
`;

/** Two columns from 576 px, one below. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  grid-template-columns: minmax(0, 1fr);
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Small print in the second ink. */
export const Small = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
