import type { Tx } from '#src/platform/db/database.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';

/** So far beyond the exact number a result is counted. Only one that has still more is remembered. */
const MARGIN = 250;
/** Time for which a wide result counts as wide. */
const REMEMBERED_MS = MINUTE;
const MOST_REMEMBERED = 1_000;

/** Number up to which a result is counted that shall be exact up to `exact`. */
export const countedUpTo = (exact: number): number => exact + MARGIN;

const remembered = new WeakMap<object, Map<string, number>>();

/**
 * Remembers the searches of a database whose results exceed the counted number by far, for one minute each. The number shown stays
 * right unless 250 members leave such a search within that minute, or the viewer has blocks with 250 of them.
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
