import { memo, type RefObject } from 'react';
import styled from 'styled-components';
import type { DeckCard as Card } from '@rendezvous/contract/resources/swipes/schemas';
import { theme } from '@rendezvous/theme/theme';
import { STANDING, useMountedAhead } from '../hooks/use-mounted-ahead.ts';
import { DeckCard } from './deck-card.tsx';

interface Props {
  cards: readonly Card[];
  /** Cards that fly off, the newest last. */
  thrown: readonly Card[];
  topRef: RefObject<HTMLElement | null>;
}

/** The cards upon each other. Their order in the document makes the pile; a swipe changes marks on them and draws none. */
export function Pile({ cards, thrown, topRef }: Props) {
  const ahead = cards.slice(0, useMountedAhead(cards));
  const placed = [
    ...ahead
      .map(
        (card, index) =>
          ({ card, place: index === 0 ? 'top' : index < STANDING ? 'under' : 'ahead' }) as const,
      )
      .reverse(),
    // The newest comes first, where it was: a card that is moved in the document is laid out again.
    ...thrown.map((card) => ({ card, place: 'thrown' }) as const).reverse(),
  ];
  // One list, so that a card that is thrown stays the same element.
  return placed.map(({ card, place }) => (
    <PileCard key={card.id} card={card} place={place} topRef={topRef} />
  ));
}

interface PileCardProps {
  card: Card;
  /** `ahead` is in the page and not seen yet. */
  place: 'top' | 'under' | 'ahead' | 'thrown';
  topRef: RefObject<HTMLElement | null>;
}

const PileCard = memo(function PileCard({ card, place, topRef }: PileCardProps) {
  const isTop = place === 'top';
  return (
    <Paper ref={isTop ? topRef : undefined} inert={!isTop} aria-hidden={!isTop} data-deck-card={place}>
      <DeckCard card={card} />
    </Paper>
  );
});

/** The paper of a card. One that was thrown is seen for as long as it flies. */
const Paper = styled.article`
  position: absolute;
  inset: 0;
  /* What changes within lays out and paints nothing else. */
  contain: strict;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  cursor: grab;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  will-change: transform;
  &:active {
    cursor: grabbing;
  }
  &[data-deck-card='ahead'],
  &[data-deck-card='thrown'] {
    visibility: hidden;
  }
  &[data-deck-card='ahead'] {
    will-change: auto;
  }
`;
