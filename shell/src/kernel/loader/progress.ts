/** Steps of a version on its way to the screen, in order. The last one, mounting, ends the waiting. */
const STEPS = ['entry', 'module', 'bootstrap'] as const;
export type LoadingStep = (typeof STEPS)[number];

interface Way {
  /** Index of the furthest step that has ended; -1 before the first. */
  furthest: number;
  count: number;
}

/**
 * Counts the loading steps that have ended. A second version, fetched beside one that hangs, counts only with steps the first
 * one did not reach: it must not prolong the waiting.
 */
export class Progress<Name> {
  readonly #ways = new Map<Name, Way>();

  countOf(name: Name): number {
    return this.#ways.get(name)?.count ?? 0;
  }

  /** Starts a new way; this counts as progress. */
  begin(name: Name): void {
    this.#ways.set(name, { furthest: -1, count: this.countOf(name) + 1 });
  }

  /** Lets every step count again: the version at hand has failed for good. */
  restart(name: Name): void {
    this.#ways.set(name, { furthest: -1, count: this.countOf(name) });
  }

  /** Records the end of a step; answers whether it is progress. */
  ended(name: Name, step: LoadingStep): boolean {
    const way = this.#ways.get(name);
    const index = STEPS.indexOf(step);
    if (!way || index <= way.furthest) return false;
    this.#ways.set(name, { furthest: index, count: way.count + 1 });
    return true;
  }
}
