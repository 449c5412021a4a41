import { EVENING } from './evening.ts';
import { OTHER, YOU } from './faces.ts';
import type { Pair } from './pair.ts';
import { PLACE } from './place.ts';

const PAIRS: Readonly<Record<string, Pair>> = { evening: EVENING, place: PLACE, you: YOU, other: OTHER };

/** The pictures of a question by the name its document gives; an unknown name gets the first pair. */
export function artOf(name: string | undefined): Pair {
  return PAIRS[name ?? ''] ?? EVENING;
}
