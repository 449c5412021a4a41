import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useSettings } from '@rendezvous/remote/react/hooks';
import type { LeftHalf } from '@rendezvous/ui/half-portrait';
import { Mark, Wordmark } from '@rendezvous/ui/mark';
import { text } from '@rendezvous/ui/text';

const Frame = styled.div`
  display: grid;
  background: ${theme.color.surface};
  ${media.desktop} {
    grid-template-columns: 340px minmax(0, 1fr);
    min-height: 560px;
  }
`;

const Side = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
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
  width: 200px;
  height: 400px;
  overflow: hidden;
  align-self: flex-end;
  margin: ${theme.space.s5} -${theme.space.s6h} -${theme.space.s6h} 0;
  border-radius: 400px 5px 5px 400px;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Content = styled.div`
  width: 100%;
  max-width: 560px;
  margin-inline: auto;
  padding: ${theme.space.s4h} ${theme.space.s4} ${theme.space.s5h};
  ${media.desktop} {
    max-width: none;
    padding: ${theme.space.s6} ${theme.space.s7};
  }
`;

/** Two columns on desktop: half a face with a line about the step, and the step itself; the step alone on smartphones. */
export function SignupLayout({
  half,
  words,
  children,
}: {
  half: LeftHalf;
  words: string;
  children: ReactNode;
}) {
  const { name } = useSettings();
  return (
    <Frame>
      <Side>
        <div>
          <Wordmark $light>
            <Mark light />
            {name}
          </Wordmark>
          <Words>{words}</Words>
        </div>
        <Half aria-hidden="true">
          <img src={`/img/half-${half}-l.svg`} alt="" width={200} height={400} />
        </Half>
      </Side>
      <Content>{children}</Content>
    </Frame>
  );
}
