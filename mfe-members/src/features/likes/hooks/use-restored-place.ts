import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { catchFocus } from '@rendezvous/ui/focus';

interface RestoredPlace {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Restores the focus in a list. When the entry that had it goes, the same control of the next entry has it, or the link of the empty list.
 * Spread the result on the element around the list; `shown` is what the list is drawn from.
 */
export function useRestoredPlace(shown: unknown): RestoredPlace {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; index: number }>(null);
  useEffect(() => {
    if (!last.current || last.current.control.isConnected) return;
    const { control, index } = last.current;
    last.current = null;
    const entries = ref.current?.querySelectorAll('li') ?? [];
    const next = entries[Math.min(index, entries.length - 1)] ?? ref.current;
    catchFocus(next?.querySelector<HTMLElement>(entries.length > 0 ? control.localName : 'a'));
  }, [shown]);
  return {
    ref,
    onFocus({ target }) {
      const entry = target.closest('li');
      last.current = entry && { control: target, index: [...entry.parentElement!.children].indexOf(entry) };
    },
  };
}
