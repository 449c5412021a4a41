import { useEffect, useRef, type RefObject } from 'react';
import { catchFocus } from '../focus.ts';

/** Returns the focus to the button that opened a form in its place, once the form is gone with the focus in it. Give the ref to that button. */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) catchFocus(opener.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
