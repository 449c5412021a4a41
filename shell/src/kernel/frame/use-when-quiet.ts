import { useEffect, useEffectEvent, useState } from 'react';
import { useFrame } from './frame-context.ts';
import type { Modals } from '#src/kernel/modals/modals.ts';

const LOOK_MS = 500;

/** May a modal open by itself? Not over another dialog, and not while the visitor types, pays or is in another tab. */
export function isQuiet(modals: Pick<Modals, 'current' | 'isBlocked'>, document: Document): boolean {
  if (modals.current.get() || modals.isBlocked() || document.visibilityState !== 'visible') return false;
  if (document.querySelector('dialog[open]')) return false;
  return !document.activeElement?.matches('input, textarea, select, [contenteditable="true"]');
}

/** Calls back once the page is quiet, as long as `wanted` is true. */
export function useWhenQuiet(wanted: boolean, open: () => void): void {
  const { modals } = useFrame();
  const [look, setLook] = useState(0);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!wanted) return;
    if (isQuiet(modals, document)) return openNow();
    const timer = setTimeout(() => setLook(look + 1), LOOK_MS);
    return () => clearTimeout(timer);
  }, [wanted, look, modals]);
}
