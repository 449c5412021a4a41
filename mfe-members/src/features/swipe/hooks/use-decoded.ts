import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeckCard } from '@rendezvous/contract/swipes';
import { usePicture } from '@rendezvous/remote/react/use-domain';

const AHEAD = 5;
/** Time a swipe gets for its own frame first, in ms. */
const AFTER_MS = 100;

/** Decodes the photos of the next cards, so that a swipe draws the next one in the same frame. */
export function useDecoded(cards: readonly DeckCard[]): void {
  const picture = usePicture();
  const kept = useRef(new Map<string, HTMLImageElement>());
  const decodeNext = useEffectEvent(() => {
    const next = new Map<string, HTMLImageElement>();
    for (const { main_image } of cards.slice(0, AHEAD + 1)) {
      const src = picture(main_image)?.src;
      if (src) next.set(src, kept.current.get(src) ?? decoded(src));
    }
    kept.current = next;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A row of swipes does not put it off.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      decodeNext();
    }, AFTER_MS);
  }, [cards]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

function decoded(src: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.src = src;
  // A photo that does not come is drawn as missing by its card.
  image.decode().catch(() => undefined);
  return image;
}
