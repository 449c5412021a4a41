import { useEffect, useRef, useState, type RefObject } from 'react';
import { catchFocus } from '@rendezvous/ui/focus';

interface OpenedList<Card> {
  shown: readonly Card[];
  /** How many more there are. */
  more: number;
  open: () => void;
  /** For the list, each of whose entries has one link. */
  list: RefObject<HTMLUListElement | null>;
}

/** The first cards of a list, and all of them once it was opened. The button that opens it goes away, so the first new card has the focus then. */
export function useOpenedList<Card>(cards: readonly Card[], first: number): OpenedList<Card> {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isOpen ? cards : cards.slice(0, first);
  useEffect(() => {
    if (isOpen) catchFocus(list.current?.querySelectorAll<HTMLElement>('li > a')[first]);
  }, [isOpen, first]);
  return { shown, more: cards.length - shown.length, open: () => setOpen(true), list };
}
