import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError, serverNow } from '@rendezvous/api-client/client';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { isFocusLost, returnFocus } from '@rendezvous/ui/focus';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { DeckEnded } from './components/deck-ended.tsx';
import { DeckSkeleton } from './components/deck-skeleton.tsx';
import { Page } from './components/page.tsx';
import { Stage } from './components/stage.tsx';
import { SwipeHeader } from './components/swipe-header.tsx';
import { SwipesExhausted } from './components/swipes-exhausted.tsx';
import type { Swiped } from './deck.ts';
import { useArrowKeys } from './hooks/use-arrow-keys.ts';
import { useDeck } from './hooks/use-deck.ts';
import { cardMotion } from './late-motion.ts';

/** The swipe game: one card at a time, by touch, mouse, keyboard or button (spec §2 /swipe-game, §6 Swipe allowance). */
export function SwipeScreen() {
  const intl = useIntl();
  const dialogs = useDialogs();
  const refuse = useRefusal();
  const { deck, acts } = useDeck(handleRefused);
  const card = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Was the focus on the card, whose own link it is? The next card's link has it then. */
  const hadFocus = useRef(false);
  const [exhausted, setExhausted] = useState(false);
  const [returned, setReturned] = useState<{ id: string; action: Swiped } | null>(null);
  useTitle(intl.formatMessage({ id: 'swipe.title.page', defaultMessage: 'Swipe game' }));

  function handleRefused(error: unknown) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'likes_exhausted') dialogs.showExhausted({ reset_at: deck.resetAt });
    else if (code === 'swipes_exhausted') setExhausted(true);
    else refuse(error);
  }
  function recordFocus() {
    hadFocus.current = card.current?.contains(document.activeElement) ?? false;
  }
  function handleShown(shown: HTMLElement) {
    if (returned?.id === top?.id) cardMotion.get()?.flyBack(shown, returned!.action);
    if (hadFocus.current) shown.querySelector('a')?.focus({ preventScroll: true });
  }
  function handleSwipe(action: Swiped, speed?: number): boolean {
    const shown = card.current;
    recordFocus();
    const refusal = acts.swipe(action);
    if (refusal === 'likes_exhausted') dialogs.showExhausted({ reset_at: deck.resetAt });
    if (refusal === 'swipes_exhausted') setExhausted(true);
    if (refusal) return false;
    if (shown) cardMotion.get()?.flyOff(shown, action, speed);
    setReturned(null);
    return true;
  }
  function handleUndo() {
    if (!deck.last) return;
    recordFocus();
    setReturned({ id: deck.last.card.id, action: deck.last.action });
    acts.undo();
  }
  useArrowKeys(handleSwipe);

  const [top] = deck.cards;
  const isEmpty = top === undefined;
  const leadOn = useEffectEvent(() => {
    const acted = deck.last !== null || deck.wider;
    if (acted && isFocusLost()) returnFocus(end.current);
  });
  // The last card removes the pressed half, and more cards the button that asked for them.
  useEffect(() => leadOn(), [isEmpty, deck.ended]);
  return (
    <Page>
      <SwipeHeader deck={deck} onUndo={handleUndo} />
      {deck.status === 'failed' && <FailedRegion onRetry={acts.start} />}
      {deck.status !== 'failed' &&
        isEmpty &&
        (deck.ended ? <DeckEnded ref={end} deck={deck} onWiden={acts.widen} /> : <DeckSkeleton />)}
      {top && (
        <Stage
          cards={deck.cards}
          thrown={deck.thrown}
          cardRef={card}
          onSwipe={handleSwipe}
          onShown={handleShown}
        />
      )}
      {exhausted && (
        <SwipesExhausted
          until={Date.parse(deck.resetAt)}
          onClose={() => {
            setExhausted(false);
            if (serverNow() > Date.parse(deck.resetAt)) acts.start();
          }}
        />
      )}
    </Page>
  );
}
