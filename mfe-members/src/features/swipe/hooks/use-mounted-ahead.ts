import { useEffect, useEffectEvent, useState } from 'react';
import type { DeckCard } from '@rendezvous/contract/swipes';

/** Cards seen at a time: the one shown and those it uncovers. */
export const STANDING = 3;
/** Cards in the page. */
const MOUNTED = 6;
/** Time that a swipe, and the card added before, get for their own frames, in ms. */
const AFTER_MS = 80;

/**
 * Returns how many of the cards are in the page: more than are seen, added one at a time between swipes, so that a swipe itself draws
 * none.
 */
export function useMountedAhead(cards: readonly DeckCard[]): number {
  const [last, setLast] = useState<string>();
  const known = cards.findIndex(({ id }) => id === last) + 1;
  const mounted = Math.max(known, Math.min(STANDING, cards.length));
  const isLow = mounted < MOUNTED && mounted < cards.length;
  const addOne = useEffectEvent(() => setLast(cards[mounted]?.id));
  useEffect(() => {
    if (!isLow) return;
    const timer = setTimeout(addOne, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLow, last]);
  return mounted;
}
