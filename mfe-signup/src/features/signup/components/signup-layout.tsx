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
    padding: 36px 36px 0;
    overflow: hidden;
  }
`;

const Words = styled.p`
  ${text.lead}
  margin-top: 16px;
`;

const Half = styled.div`
  width: 200px;
  height: 400px;
  overflow: hidden;
  align-self: flex-end;
  margin: 24px -36px -40px 0;
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
  padding: 20px 16px 28px;
  ${media.desktop} {
    max-width: none;
    padding: 32px 44px;
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
