import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MissedHalves } from '@rendezvous/ui/feedback/missed-halves';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { theme } from '@rendezvous/theme/theme';

const Room = styled(Wrap)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s4};
  padding-block: ${theme.space.s8};
  text-align: center;
  p {
    max-width: 46ch;
    color: ${theme.color.ink2};
  }
  & > div {
    justify-content: center;
  }
`;

const Title = styled.h1`
  ${text.d2}
`;

/** A page that says one thing: two halves that miss each other, a sentence, and what to do. */
export function MessagePage({
  title,
  text: words,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Room>
      <MissedHalves />
      <Title>{title}</Title>
      <p>{words}</p>
      {children}
    </Room>
  );
}
