import type { Place } from './place.ts';

/** Reads which files are wrong with these faults planted. */
export type ErrorsWith = (places: readonly Place[]) => Promise<ReadonlySet<string>>;

/**
 * The faults that the compiler refuses. Those of different files are planted together; an error in a file without a fault is traced by
 * halves.
 */
export async function refusedByTypes(places: readonly Place[], errorsWith: ErrorsWith): Promise<Set<Place>> {
  const refused = new Set<Place>();
  for (const round of roundsOf(places))
    for (const place of await refusedOf(round, errorsWith)) refused.add(place);
  return refused;
}

/** Rounds in which each file has one fault. */
function roundsOf(places: readonly Place[]): Place[][] {
  const rounds: Place[][] = [];
  for (const place of places) {
    const free = rounds.find((round) => round.every(({ file }) => file !== place.file));
    if (free) free.push(place);
    else rounds.push([place]);
  }
  return rounds;
}

async function refusedOf(places: readonly Place[], errorsWith: ErrorsWith): Promise<Place[]> {
  if (places.length === 0) return [];
  const wrong = await errorsWith(places);
  if (wrong.size === 0) return [];
  const own = places.filter(({ file }) => wrong.has(file));
  if (own.length > 0) {
    const rest = places.filter((place) => !own.includes(place));
    return [...own, ...(await refusedOf(rest, errorsWith))];
  }
  if (places.length === 1) return [...places];
  const half = places.length >> 1;
  return [
    ...(await refusedOf(places.slice(0, half), errorsWith)),
    ...(await refusedOf(places.slice(half), errorsWith)),
  ];
}
