import type { ComponentType } from 'react';
import { createStore, useStore, type Store } from '#src/lib/store.ts';

/** What the part that loads late (worker, push, installing) draws over the page; null until it is there. */
export const latePrompts: Store<ComponentType | null> = createStore<ComponentType | null>(null);

/** The prompts of the late part, once it has come. */
export function LatePrompts() {
  const Prompts = useStore(latePrompts);
  return Prompts && <Prompts />;
}
