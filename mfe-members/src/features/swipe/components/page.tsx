import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';

/** The game fills the window between the bars: header, card and buttons fit without scrolling. */
export const Page = styled(Wrap)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${theme.space.s3};
  height: calc(100dvh - ${theme.size.bar} - ${theme.size.nav});
  min-height: 520px;
  padding-block: ${theme.space.s3h};
  overflow-x: clip;
  ${media.desktop} {
    height: calc(100dvh - ${theme.size.bar});
    max-width: 1040px;
    padding-block: ${theme.space.s5} ${theme.space.s4h};
  }
`;
