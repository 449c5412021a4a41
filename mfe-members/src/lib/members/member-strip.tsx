import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { MiniTile } from './mini-tile.tsx';

const SHOWN = 10;

interface Props {
  title: string;
  /** Reason that these members are shown, and their number. */
  hint: ReactNode;
  items: readonly MemberCard[];
}

/** Labelled strip of members below the results. */
export function MemberStrip({ title, hint, items }: Props) {
  return (
    <Section>
      <Title>{title}</Title>
      <Hint>{hint}</Hint>
      <Strip>
        {items.slice(0, SHOWN).map((card) => (
          <li key={card.id}>
            <MiniTile card={card} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.s6h};
`;

const Title = styled.h2`
  ${text.d1}
`;

const Hint = styled.p`
  ${text.small}
  margin-block: ${theme.space.s1} ${theme.space.s4};
  color: ${theme.color.ink2};
`;

const Strip = styled.ul`
  display: flex;
  gap: ${theme.space.s3};
  margin-inline: -${theme.space.s4};
  padding: ${theme.space.s1} ${theme.space.s4} ${theme.space.s2};
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: 0 0 128px;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${theme.space.s4h};
    margin: 0;
    padding: 0;
  }
`;
