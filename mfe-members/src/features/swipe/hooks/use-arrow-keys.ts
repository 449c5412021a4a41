import { useEffect, useEffectEvent } from 'react';
import type { Swiped } from '../deck.ts';

const ACTIONS: Readonly<Record<string, Swiped>> = { ArrowLeft: 'pass', ArrowRight: 'like' };

/** Calls back when an arrow key swipes: left passes, right likes. Not while a dialog is open, a field is typed in, or a key repeats. */
export function useArrowKeys(onSwipe: (action: Swiped) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTIONS[event.key];
    if (!action || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [role="menu"]') || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    onSwipe(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
