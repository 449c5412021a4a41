/** Steps of a version on its way to the screen, in order. The last one, mounting, ends the waiting. */
const STEPS = ['entry', 'module', 'bootstrap'] as const;
export type LoadingStep = (typeof STEPS)[number];

/**
 * Counts the loading steps of a remote that have ended. A second version, fetched beside one that hangs, counts only with steps
 * the first one did not reach: it must not prolong the waiting.
 */
export class Progress {
  count = 0;
  /** Index of the furthest step that has ended; nothing counts before the first start. */
  #furthest: number = STEPS.length;

  /** Starts again; this counts as progress. */
  begin(): void {
    this.restart();
    this.count += 1;
  }

  /** Counts every step again: the present version has failed for good. */
  restart(): void {
    this.#furthest = -1;
  }

  /** Records the end of a step; answers whether it is progress. */
  ended(step: LoadingStep): boolean {
    const index = STEPS.indexOf(step);
    if (index <= this.#furthest) return false;
    this.#furthest = index;
    this.count += 1;
    return true;
  }
}
