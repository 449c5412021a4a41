/** How long a part that failed is left alone. */
export const BREAK_MS = 30_000;
const SLOW_IN_A_ROW = 3;

/** Keeps failing server builds from costing every page its time limit. */
export interface Breaker {
  isOpen(key: string): boolean;
  /** It threw: left alone at once. */
  failed(key: string): void;
  /** It was late or hung, which a busy moment can be the reason of: left alone when that repeats. */
  late(key: string): void;
  succeeded(key: string): void;
}

export function createBreaker(now: () => number): Breaker {
  const until = new Map<string, number>();
  const slow = new Map<string, number>();
  return {
    isOpen: (key) => (until.get(key) ?? 0) > now(),
    failed: (key) => void until.set(key, now() + BREAK_MS),
    late(key) {
      const times = (slow.get(key) ?? 0) + 1;
      slow.set(key, times % SLOW_IN_A_ROW);
      if (times >= SLOW_IN_A_ROW) until.set(key, now() + BREAK_MS);
    },
    succeeded(key) {
      until.delete(key);
      slow.delete(key);
    },
  };
}
