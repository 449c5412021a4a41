import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the messages when the control that had it is gone, as after a press on "Try again". Give the ref to an element of the
 * conversation that is drawn whenever the conversation is.
 */
export function useRestoredFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const panel = place.current?.closest('section');
    const remember = ({ target }: FocusEvent) => void (last.current = target);
    panel?.addEventListener('focusin', remember);
    return () => panel?.removeEventListener('focusin', remember);
  }, []);
  // A control goes with a change of the conversation, and each change draws this part again.
  useEffect(() => {
    const { current: control } = last;
    const isGone = control instanceof HTMLElement && !control.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = null;
    const log = place.current?.closest('section')?.querySelector<HTMLElement>('[role="log"]');
    log?.focus({ preventScroll: true });
  });
  return place;
}
