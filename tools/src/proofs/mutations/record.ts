import { writeProof } from '#src/lib/proof-record.ts';
import type { Judged } from './judge.ts';
import { KINDS, nameOf, type Kind } from './place.ts';

/** How many of the drawn faults were noticed. */
export interface Share {
  noticed: number;
  planted: number;
  /** Rounded down: a goal is not reached by rounding. */
  percent: number;
}

export function shareOf(judged: readonly Pick<Judged, 'verdict'>[]): Share {
  const planted = judged.length;
  const noticed = judged.filter(({ verdict }) => verdict !== 'survived').length;
  return { noticed, planted, percent: planted === 0 ? 0 : Math.floor((noticed / planted) * 1000) / 10 };
}

/** The share of each part that had faults, by the name that a fault gives it. */
export function sharesBy(judged: readonly Judged[], partOf: (one: Judged) => string): Record<string, Share> {
  const parts = Map.groupBy(judged, partOf);
  return Object.fromEntries([...parts.keys()].sort().map((part) => [part, shareOf(parts.get(part)!)]));
}

const packageOf = ({ place }: Judged): string =>
  /^(api|shell|mfe-\w+|shared\/[\w-]+)/.exec(place.file)?.[0] ?? '';

/** Writes docs/proofs/mutations.json: shares by package and by kind, every survivor, and what noticed each other fault. */
export function writeRecord(
  { seed, commit }: { seed: string; commit: string },
  judged: readonly Judged[],
  conditions: object,
): string {
  const kinds = sharesBy(judged, ({ place }) => place.kind);
  return writeProof('mutations', seed, {
    commit,
    conditions,
    ...shareOf(judged),
    packages: sharesBy(judged, packageOf),
    kinds: Object.entries(kinds).map(([kind, share]) => ({ kind, what: KINDS[kind as Kind], ...share })),
    survivors: judged.filter(({ verdict }) => verdict === 'survived').map(({ place }) => nameOf(place)),
    noticed_by: judged
      .filter(({ verdict }) => verdict !== 'survived')
      .map(({ place, verdict, by }) => ({ fault: nameOf(place), verdict, by })),
  });
}
