import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { DeckCard as Card } from '@rendezvous/contract/resources/swipes/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import type { Swiped } from '../deck.ts';
import { cardMotion } from '../late-motion.ts';
import { HalfButton } from './half-button.tsx';
import { Pile } from './pile.tsx';

interface Props {
  cards: readonly Card[];
  /** Cards that fly off, the newest last. */
  thrown: readonly Card[];
  cardRef: RefObject<HTMLElement | null>;
  /** Answers false when the swipe is refused; the card then goes back to its place. */
  onSwipe: (action: Swiped, speed?: number) => boolean;
  /** Called with each card that comes to the top. */
  onShown: (card: HTMLElement) => void;
}

/** The card between its two halves: pass on the left, like on the right (VISUAL.md 10 swipe). */
export function Stage({ cards, thrown, cardRef, onSwipe, onShown }: Props) {
  const intl = useIntl();
  const [top] = cards;
  const { id, name } = top ?? { id: '', name: '' };
  const shown = useEffectEvent(onShown);
  const swiped = useEffectEvent(onSwipe);
  useLayoutEffect(() => {
    const card = cardRef.current;
    if (!card) return;
    // A card that comes back loses the style of its throw.
    card.style.cssText = '';
    shown(card);
    let stop: (() => void) | undefined;
    let over = false;
    void cardMotion
      .load()
      .then(({ followPointer }) => {
        if (!over) stop = followPointer(card, (action, speed) => swiped(action, speed));
      })
      // Without the code that pulls cards, buttons and keys swipe.
      .catch(() => undefined);
    return () => {
      over = true;
      stop?.();
    };
  }, [cardRef, id]);
  return (
    <Grid>
      <HalfButton
        side="left"
        icon={CLOSE}
        arrow={ARROW_LEFT}
        shortcut="ArrowLeft"
        about={name}
        onClick={() => onSwipe('pass')}
      >
        {intl.formatMessage({ id: 'swipe.action.pass', defaultMessage: 'Pass' })}
      </HalfButton>
      <Place>
        <Pile cards={cards} thrown={thrown} topRef={cardRef} />
      </Place>
      <HalfButton
        side="right"
        icon={HEART}
        arrow={ARROW_RIGHT}
        shortcut="ArrowRight"
        about={name}
        onClick={() => onSwipe('like')}
      >
        {intl.formatMessage({ id: 'member.action.like', defaultMessage: 'Like' })}
      </HalfButton>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${theme.space.s2h} ${theme.seam.button};
  min-height: 0;
  ${media.desktop} {
    grid-template-columns: 1fr auto 1fr;
    grid-template-rows: minmax(0, 1fr);
    gap: 0 ${theme.seam.photo};
    align-items: center;
  }
`;

const Place = styled.div`
  position: relative;
  isolation: isolate;
  grid-column: 1 / -1;
  grid-row: 1;
  min-height: 0;
  ${media.desktop} {
    grid-column: 2;
    height: 100%;
    max-height: 600px;
    aspect-ratio: 3 / 4.2;
  }
`;
