import { useEffect, useRef } from 'react';

/** Letters and digits that act without a press on a button. Fields and open dialogs still get their keys. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
      const act = latest.current[key.toLowerCase()];
      if (!act || ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
