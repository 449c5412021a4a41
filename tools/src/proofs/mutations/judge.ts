import type { PlantedCopy } from './planted-copy.ts';
import type { Place } from './place.ts';
import { firstTargets, furtherTargets, type Target } from './targets.ts';

/** What the tests made of a fault: they failed, they hung, or they passed as if nothing were wrong. */
export type Verdict = 'failed' | 'hung' | 'survived';

/** A fault with what the tests made of it. */
export interface Judged {
  place: Place;
  verdict: Verdict;
  /** The run of tests that noticed it; null for a survivor. */
  by: string | null;
}

/** Runs tests with faults planted. A run that fails without any fault too judges none. */
export class Judge {
  readonly #copy: Pick<PlantedCopy, 'with' | 'test'>;
  readonly #sound = new Map<string, boolean>();

  constructor(copy: Pick<PlantedCopy, 'with' | 'test'>) {
    this.#copy = copy;
  }

  /** Runs that fail without any fault. */
  get unsound(): string[] {
    return [...this.#sound].filter(([, isSound]) => !isSound).map(([name]) => name);
  }

  /** Plants one fault and runs the tests that are likely to notice it, until one fails. */
  async first(place: Place, targets: readonly Target[] = firstTargets(place.file)): Promise<Judged> {
    for (const target of targets) {
      const verdict = await this.#verdict([place], target);
      if (verdict !== 'survived') return { place, verdict, by: target.name };
    }
    return { place, verdict: 'survived', by: null };
  }

  /**
   * Runs every further test with all survivors of a package planted together; where one fails, it is run for each of them alone.
   * @param isOver asked before each run: the rest stay survivors of the tests that ran
   */
  async further(
    survivors: readonly Place[],
    isOver: () => boolean,
    targetsOf: (file: string) => readonly Target[] = furtherTargets,
  ): Promise<{ noticed: Judged[]; isWhole: boolean }> {
    const noticed: Judged[] = [];
    const open = new Set(survivors);
    const runs = new Map<string, { target: Target; places: Place[] }>();
    for (const place of survivors)
      for (const target of targetsOf(place.file)) {
        const run = runs.get(target.name) ?? { target, places: [] };
        run.places.push(place);
        runs.set(target.name, run);
      }
    for (const { target, places } of runs.values()) {
      if (isOver()) return { noticed, isWhole: false };
      const left = places.filter((place) => open.has(place));
      if (left.length === 0) continue;
      const together = apart(left);
      const isNoticed = (await this.#verdict(together, target)) !== 'survived';
      for (const place of isNoticed ? left : left.filter((other) => !together.includes(other))) {
        if (isOver()) return { noticed, isWhole: false };
        const verdict = await this.#verdict([place], target);
        if (verdict === 'survived') continue;
        open.delete(place);
        noticed.push({ place, verdict, by: target.name });
      }
    }
    return { noticed, isWhole: true };
  }

  async #verdict(places: readonly Place[], target: Target): Promise<Verdict> {
    if (this.#sound.get(target.name) === false) return 'survived';
    const outcome = await this.#copy.with(places, () => this.#copy.test(target));
    if (outcome === 'passed') return 'survived';
    const isSound = this.#sound.get(target.name) ?? (await this.#copy.test(target)) === 'passed';
    this.#sound.set(target.name, isSound);
    return isSound ? outcome : 'survived';
  }
}

/** Those that do not overlap, in their order. */
function apart(places: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  for (const place of places)
    if (!chosen.some(({ file, start, end }) => file === place.file && start < place.end && place.start < end))
      chosen.push(place);
  return chosen;
}
