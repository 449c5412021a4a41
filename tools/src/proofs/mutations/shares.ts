import { AREAS, type Area } from './fault.ts';
import type { Verdict } from './fault-run.ts';

/** How many of the planted faults were noticed. */
export interface Share {
  noticed: number;
  planted: number;
  /** Rounded down: a goal is not reached by rounding. */
  percent: number;
}

interface Result {
  area: Area;
  verdict: Verdict;
}

export function shareOf(results: readonly Pick<Result, 'verdict'>[]): Share {
  const planted = results.length;
  const noticed = results.filter(({ verdict }) => verdict !== 'survived').length;
  return { noticed, planted, percent: planted === 0 ? 0 : Math.floor((noticed / planted) * 1000) / 10 };
}

/** The share of each area that had faults planted. */
export function sharesByArea(results: readonly Result[]): (Share & { area: Area })[] {
  return AREAS.map((area) => ({
    area,
    ...shareOf(results.filter((result) => result.area === area)),
  })).filter(({ planted }) => planted > 0);
}
