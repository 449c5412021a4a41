import { useEffect, useEffectEvent, useState } from 'react';
import type { DeckCard } from '@rendezvous/contract/swipes';

/** Cards seen at a time: the one shown and those it uncovers. */
export const STANDING = 3;
/** Fewer in the page ask for more. */
const LOW = 5;
/** Cards in the page after more were added. */
const MOUNTED = 7;
/** Time a swipe gets for its own frame before more cards are added, in ms. */
const AFTER_MS = 100;

/**
 * Returns how many of the cards are in the page: several more than are seen, added between two swipes, so that a swipe itself draws
 * none.
 */
export function useMountedAhead(cards: readonly DeckCard[]): number {
  const [last, setLast] = useState<string>();
  const known = cards.findIndex(({ id }) => id === last) + 1;
  const mounted = Math.max(known, Math.min(STANDING, cards.length));
  const isLow = mounted < LOW && mounted < cards.length;
  const addMore = useEffectEvent(() => setLast(cards[Math.min(MOUNTED, cards.length) - 1]?.id));
  useEffect(() => {
    if (!isLow) return;
    const timer = setTimeout(addMore, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLow]);
  return mounted;
}
