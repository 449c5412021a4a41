import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wrap } from '@rendezvous/ui/page';
import { text } from '@rendezvous/ui/text';
import { theme } from '@rendezvous/theme/theme';

const Room = styled(Wrap)`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block: 64px;
  text-align: center;
  p {
    max-width: 46ch;
    color: ${theme.color.ink2};
  }
`;

const Title = styled.h1`
  ${text.d2}
`;

const Halves = styled.svg`
  width: 160px;
  height: 120px;
  color: ${theme.color.halfA};
  --b: ${theme.color.zest};
`;

/** A page that says one thing: two halves that miss each other, a sentence, and what to do. */
export function MessagePage({ title, text: words, children }: { title: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <Room>
      <Halves viewBox="0 0 160 120" aria-hidden="true">
        <path d="M70 8a44 44 0 0 0 0 88Z" fill="currentColor" />
        <path d="M92 24a44 44 0 0 1 0 88Z" fill="var(--b)" />
      </Halves>
      <Title>{title}</Title>
      <p>{words}</p>
      {children}
    </Room>
  );
}
