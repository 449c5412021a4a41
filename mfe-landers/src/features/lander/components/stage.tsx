import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';

/** One screenful: question on top, halves in the middle with the answers beside or below them, small print at the foot. */
export const Stage = styled(Wrap)`
  display: grid;
  grid-template-rows: auto auto auto auto;
  align-content: space-between;
  justify-items: center;
  gap: ${theme.space.s4};
  min-height: calc(100dvh - ${theme.size.bar});
  padding-block: ${theme.space.s2h} ${theme.space.s4h};
  text-align: center;
  ${media.desktop} {
    grid-template-columns: 1fr auto 1fr;
    grid-template-rows: auto 1fr auto;
    align-items: center;
    gap: ${theme.space.s3} ${theme.space.s6h};
    padding-block: ${theme.space.s3} ${theme.space.s4h};
  }
`;

/** The words on top. */
export const Head = styled.div`
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;
