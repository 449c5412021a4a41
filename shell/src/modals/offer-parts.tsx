import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/text';

const Head = styled.div`
  display: grid;
  grid-template-columns: clamp(64px, 22vw, 88px) 1fr;
  gap: 20px;
  align-items: center;
  padding-right: 32px;
  & > img {
    width: 100%;
    height: auto;
  }
`;

const Title = styled.h2`
  ${text.d2}
  text-wrap: balance;
`;

const Words = styled.p`
  margin-top: 8px;
  color: ${theme.color.ink2};
`;

/** Head of a modal about the offer: the slice, the title, what it is. */
export function OfferHead({ titleId, title, children }: { titleId: string; title: ReactNode; children: ReactNode }) {
  return (
    <Head>
      <img src="/img/slice.svg" alt="" width={88} height={176} />
      <div>
        <Title id={titleId}>{title}</Title>
        <Words>{children}</Words>
      </div>
    </Head>
  );
}

/** The acts below each other, and the small print. */
export const OfferActs = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 20px;
`;

export const OfferNote = styled.p`
  ${text.small}
  margin-top: 4px;
  text-align: center;
  text-wrap: balance;
  color: ${theme.color.ink2};
`;
