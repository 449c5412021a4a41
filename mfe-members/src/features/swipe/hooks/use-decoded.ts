import { useEffect, useRef } from 'react';
import type { DeckCard } from '@rendezvous/contract/swipes';
import { usePicture } from '@rendezvous/remote/react/use-domain';

const AHEAD = 5;

/** Decodes the photos of the next cards, so that a swipe draws the next one in the same frame. */
export function useDecoded(cards: readonly DeckCard[]): void {
  const picture = usePicture();
  const kept = useRef(new Map<string, HTMLImageElement>());
  useEffect(() => {
    const next = new Map<string, HTMLImageElement>();
    for (const { main_image } of cards.slice(0, AHEAD + 1)) {
      const src = picture(main_image)?.src;
      if (!src) continue;
      const image = kept.current.get(src) ?? decoded(src);
      next.set(src, image);
    }
    kept.current = next;
  }, [cards, picture]);
}

function decoded(src: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.src = src;
  // A photo that does not come is drawn as missing by its card.
  image.decode().catch(() => undefined);
  return image;
}
