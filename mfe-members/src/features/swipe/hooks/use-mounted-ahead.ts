import { useEffect, useEffectEvent, useState } from 'react';
import type { DeckCard } from '@rendezvous/contract/resources/swipes/schemas';

/** Cards seen at a time: the one shown and those it uncovers. */
export const STANDING = 3;
/** Cards in the page. */
const MOUNTED = 6;
/** Time that a swipe, and the card added before, get for their own frames, in ms. */
const AFTER_MS = 80;
/** Longest further wait for a moment in which the page draws nothing, in ms. */
const IDLE_MS = 200;

/**
 * Returns how many of the cards are in the page: more than are seen, added one at a time between swipes, so that a swipe itself draws
 * none. A first card comes alone.
 */
export function useMountedAhead(cards: readonly DeckCard[]): number {
  const [last, setLast] = useState<string>();
  const known = cards.findIndex(({ id }) => id === last) + 1;
  const mounted = Math.max(known, Math.min(1, cards.length));
  const isLow = mounted < MOUNTED && mounted < cards.length;
  const addOne = useEffectEvent(() => setLast(cards[mounted]?.id));
  useEffect(() => {
    if (!isLow) return;
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(() => (stopWaiting = whenIdle(() => addOne())), AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [isLow, last]);
  return mounted;
}

/** Calls back between frames, or at once in a browser without idle callbacks. Returns the function that stops this. */
function whenIdle(act: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return void act();
  const id = requestIdleCallback(act, { timeout: IDLE_MS });
  return () => cancelIdleCallback(id);
}
