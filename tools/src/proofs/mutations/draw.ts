import { createHash } from 'node:crypto';
import type { Kind, Place } from './place.ts';

/**
 * Puts places in a random order that the seed decides: each next one is of a kind drawn first, so that frequent kinds do not crowd
 * out rare ones. A line is drawn once.
 */
export function drawn(places: readonly Place[], seed: string): Place[] {
  const random = numbersOf(seed);
  const left = new Map<Kind, Place[]>();
  for (const place of places) left.set(place.kind, [...(left.get(place.kind) ?? []), place]);
  const order = new Map<string, Place>();
  while (left.size > 0) {
    const kinds = [...left.keys()].sort();
    const kind = kinds[below(random(), kinds.length)]!;
    const among = left.get(kind)!;
    const [place] = among.splice(below(random(), among.length), 1);
    if (among.length === 0) left.delete(kind);
    const line = `${place!.file}:${place!.line}`;
    if (!order.has(line)) order.set(line, place!);
  }
  return [...order.values()];
}

const below = (number: number, limit: number): number => Math.floor(number * limit);

/** Numbers from 0 to 1 that follow from a text. */
function numbersOf(seed: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash('sha256').update(`${seed} ${count}`).digest();
    count += 1;
    return digest.readUInt32BE() / 2 ** 32;
  };
}
