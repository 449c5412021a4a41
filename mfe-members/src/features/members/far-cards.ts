import { useSyncExternalStore } from 'react';

let far: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Places of a long list whose cards are not drawn, since they are far from the window. */
export function setFarCards(places: ReadonlySet<number>): void {
  far = places;
  listeners.forEach((listener) => listener());
}

/** Returns whether the card at this place is left out. */
export const useFarCard = (place: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => far.has(place),
    () => false,
  );
