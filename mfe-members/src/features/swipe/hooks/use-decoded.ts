import { useEffect, useRef, type RefObject } from 'react';

/**
 * Decodes the photo of a card once it is in the page, where five are ahead of the one shown: a swipe then draws the next one in the
 * same frame. Returns the ref of the photo.
 */
export function useDecoded(): RefObject<HTMLImageElement | null> {
  const photo = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A photo that does not come is drawn as missing.
    photo.current?.decode().catch(() => undefined);
  }, []);
  return photo;
}
