import { createStore, type Store } from '#src/lib/store.ts';

/** How many screens are on their way: the loading bar follows it. */
export interface Arrivals {
  count: Store<number>;
  /** One more screen is on its way; call what this answers when it has come, or will not. */
  begin(): () => void;
}

export function createArrivals(): Arrivals {
  const count = createStore(0);
  return {
    count,
    begin() {
      let waiting = true;
      count.set(count.get() + 1);
      return () => {
        if (waiting) count.set(count.get() - 1);
        waiting = false;
      };
    },
  };
}
