import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useSettings } from '@rendezvous/remote/react/hooks';
import type { LeftHalf } from '@rendezvous/ui/product/half-portrait';
import { Logo, Wordmark } from '@rendezvous/ui/product/logo';
import { text } from '@rendezvous/ui/layout/text';

/** The height never follows the question: the window's below the bar on the page, one of its own in the dialog. */
const Frame = styled.div<{ $inDialog: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $inDialog }) => ($inDialog ? 'height: min(780px, 100dvh - 24px);' : `min-height: calc(100dvh - ${theme.size.bar});`)}
  background: ${theme.color.surface};
  ${media.desktop} {
    grid-template-columns: 340px minmax(0, 1fr);
  }
`;

const Side = styled.div<{ $inDialog: boolean }>`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: ${({ $inDialog }) => ($inDialog ? 0 : theme.size.bar)};
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: ${({ $inDialog }) => ($inDialog ? '100%' : `calc(100dvh - ${theme.size.bar})`)};
    background: ${theme.color.fig};
    color: ${theme.color.onFig};
    padding: ${theme.space.s6h} ${theme.space.s6h} 0;
    overflow: hidden;
  }
`;

const Words = styled.p`
  ${text.lead}
  margin-top: ${theme.space.s4};
`;

const Half = styled.div`
  width: 240px;
  height: 480px;
  max-height: 70%;
  overflow: hidden;
  align-self: flex-end;
  margin: ${theme.space.s5} -${theme.space.s6h} -${theme.space.s6h} 0;
  border-radius: 480px ${theme.radius.seam} ${theme.radius.seam} 480px;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Content = styled.div<{ $inDialog: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $inDialog }) => $inDialog && 'overflow-y: auto;'}
`;

interface Props {
  half: LeftHalf;
  words: string;
  inDialog: boolean;
  children: ReactNode;
}

/** Two columns on desktop: half a face with a line about the step, and the question; the question alone on smartphones. */
export function SignupLayout({ half, words, inDialog, children }: Props) {
  const { name } = useSettings();
  return (
    <Frame $inDialog={inDialog}>
      <Side $inDialog={inDialog}>
        <div>
          {/* A page has the bar of the frame above it. */}
          {inDialog && (
            <Wordmark $light>
              <Logo light />
              {name}
            </Wordmark>
          )}
          <Words>{words}</Words>
        </div>
        <Half aria-hidden="true">
          <img src={`/img/half-${half}-l.svg`} alt="" width={240} height={480} />
        </Half>
      </Side>
      <Content $inDialog={inDialog}>{children}</Content>
    </Frame>
  );
}
