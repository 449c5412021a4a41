import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useShell } from '@rendezvous/remote/react/hooks';
import { readDeck } from '../api/read-deck.ts';
import { sendSwipe } from '../api/send-swipe.ts';
import type { Deck } from '../deck.ts';
import { createDeck, type DeckStore } from '../deck-store.ts';

/** A request waits this long after the swipe that needs it, so that the next card is drawn first. */
const AFTER_MS = 60;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, AFTER_MS));

/** Returns the deck of the swipe game and its acts. `onRefused` is called when the server refused a swipe. */
export function useDeck(onRefused: (error: unknown) => void): { deck: Deck; acts: DeckStore } {
  const shell = useShell();
  const [acts] = useState(() => {
    const store: DeckStore = createDeck({
      // Cards are asked for at once only where none is shown.
      read: (wider) =>
        store.get().cards.length === 0 ? readDeck(wider) : later().then(() => readDeck(wider)),
      send: (swipe) => later().then(() => sendSwipe(swipe)),
    });
    return store;
  });
  const refused = useEffectEvent(onRefused);
  useEffect(
    () =>
      acts.watch({
        like: (member, answer) => shell.likes.record(member, answer),
        refused: (error) => refused(error),
      }),
    [acts, shell],
  );
  useEffect(() => acts.start(), [acts]);
  return { deck: useSyncExternalStore(acts.subscribe, acts.get), acts };
}
