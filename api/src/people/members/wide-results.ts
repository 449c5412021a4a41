import { MINUTE } from '#src/platform/lib/clock.ts';

/** So far beyond the exact number a result is counted. Only one that has still more is remembered. */
const MARGIN = 250;
/** Time for which a wide result counts as wide. */
const REMEMBERED_MS = MINUTE;
const MOST_REMEMBERED = 1_000;

/** Number up to which a result is counted that shall be exact up to `exact`. */
export const countedUpTo = (exact: number): number => exact + MARGIN;

/**
 * Searches whose results exceed the counted number by far, as one process remembers them for one minute each. The number shown stays
 * right unless 250 members leave such a search within that minute, or the viewer has blocks with 250 of them.
 */
export class WideResults {
  readonly #known = new Map<string, number>();

  has(key: string, now: Date): boolean {
    return (this.#known.get(key) ?? 0) > now.getTime();
  }

  add(key: string, now: Date): void {
    this.#known.delete(key);
    this.#known.set(key, now.getTime() + REMEMBERED_MS);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
