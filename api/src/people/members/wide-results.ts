import type { Tx } from '#src/platform/db/database.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';

/** So far beyond the exact number a result is counted. Only one that has still more is remembered. */
const MARGIN = 250;
/** How long a wide result counts as wide. */
const REMEMBERED_MS = MINUTE;
const MOST_REMEMBERED = 1_000;

/** Number up to which a result is counted that shall be exact up to `exact`. */
export const countedUpTo = (exact: number): number => exact + MARGIN;

const remembered = new WeakMap<object, Map<string, number>>();

/**
 * Remembers for a minute, for this database, which searches have far more results than are counted. Such a search stays above the exact number
 * unless 250 of its members leave within the minute, or the viewer has blocks with as many.
 */
export function wideResults(tx: Tx, now: Date): { has(key: string): boolean; add(key: string): void } {
  const known = remembered.get(tx) ?? new Map<string, number>();
  remembered.set(tx, known);
  return {
    has: (key) => (known.get(key) ?? 0) > now.getTime(),
    add: (key) => {
      known.delete(key);
      known.set(key, now.getTime() + REMEMBERED_MS);
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    },
  };
}
