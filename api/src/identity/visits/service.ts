import type { BounceBody } from '@rendezvous/contract/resources/visits/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { countBounce } from './repository.ts';
import type { Stay } from './tables.ts';

const STAYS: readonly [Stay, number][] = [
  ['under_5s', MINUTE / 12],
  ['under_30s', MINUTE / 2],
  ['under_2m', 2 * MINUTE],
  ['under_10m', 10 * MINUTE],
  ['longer', Infinity],
];

/** The rough length of a stay: exact ones would identify visits. */
export function stayOf(duration: number): Stay {
  return STAYS.find(([, limit]) => duration < limit)![0];
}

/** Counts a visit that ended on the route it began with (spec §2 Default-layout behaviour: `lb`). */
export async function logBounce(tx: Tx, { route, duration }: BounceBody, now: Date): Promise<void> {
  await countBounce(tx, route, now.toISOString().slice(0, 10), stayOf(duration));
}
