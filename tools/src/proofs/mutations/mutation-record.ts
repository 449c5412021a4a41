import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '#src/lib/workspace.ts';
import { writeProof } from '#src/lib/proof-record.ts';
import type { Area, PlantedFault } from './fault.ts';
import type { Judged, Verdict } from './fault-run.ts';
import { shareOf, sharesByArea } from './shares.ts';

/** A fault as the record keeps it: what its tests made of it, and when. */
export interface Recorded {
  area: Area;
  fault: string;
  verdict: Verdict;
  by: string | null;
  at: string;
}

const RECORD = join(ROOT, 'docs/proofs/mutations.json');

/** Verdicts of the record, without faults that are in no list any more. */
export function readRecord(faults: readonly PlantedFault[], file = RECORD): Recorded[] {
  if (!existsSync(file)) return [];
  const known = new Set(faults.map(keyOf));
  return readJson<{ faults: Recorded[] }>(file).faults.filter((one) => known.has(keyOf(one)));
}

/** Puts a verdict into the record; the verdicts of other faults stay, each with its date. */
export function withVerdict(
  recorded: readonly Recorded[],
  { fault, verdict, by }: Judged,
  at: Date,
): Recorded[] {
  const own: Recorded = { area: fault.area, fault: fault.fault, verdict, by, at: at.toISOString() };
  return [...recorded.filter((one) => keyOf(one) !== keyOf(own)), own];
}

/** Writes docs/proofs/mutations.json: shares by area, survivors, and every verdict with its date. */
export function writeRecord(
  faults: readonly PlantedFault[],
  recorded: readonly Recorded[],
  conditions: object,
): string {
  const order = faults.map(keyOf);
  const inOrder = [...recorded].sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
  return writeProof('mutations', 'none', {
    conditions,
    ...shareOf(inOrder),
    not_planted_yet: faults.length - inOrder.length,
    areas: sharesByArea(inOrder),
    survivors: inOrder.filter(({ verdict }) => verdict === 'survived').map(keyOf),
    faults: inOrder,
  });
}

/** Name of a fault in the whole list. */
export const keyOf = ({ area, fault }: Pick<PlantedFault, 'area' | 'fault'>): string => `${area}: ${fault}`;
