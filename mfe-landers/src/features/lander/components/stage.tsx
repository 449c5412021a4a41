import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/page';

/** One screenful: question on top, halves in the middle with the answers beside or below them, small print at the foot. */
export const Stage = styled(Wrap)`
  display: grid;
  grid-template-rows: auto auto auto auto;
  align-content: space-between;
  justify-items: center;
  gap: 16px;
  min-height: calc(100dvh - ${theme.size.bar});
  padding-block: 10px 20px;
  text-align: center;
  ${media.desktop} {
    grid-template-columns: 1fr auto 1fr;
    grid-template-rows: auto 1fr auto;
    align-items: center;
    gap: 12px 40px;
    padding-block: 12px 20px;
  }
`;

/** The words on top. */
export const Head = styled.div`
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;
