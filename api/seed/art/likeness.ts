import { stageOf } from './age.ts';
import type { Look } from './portrait.ts';

const parsed = new Map<string, readonly number[]>();

/** Red, green and blue of a colour, 0 to 1 each. */
function channels(hex: string): readonly number[] {
  const known = parsed.get(hex);
  if (known) return known;
  const read = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  parsed.set(hex, read);
  return read;
}

/** Difference of two colours, 0 to 1. */
function apart(first: string, second: string): number {
  if (first === second) return 0;
  const [a, b] = [channels(first), channels(second)];
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) / Math.sqrt(3);
}

/** Part of a look: what it weighs in the eye at the size of a card, and how far two looks differ in it, 0 to 1. */
type Part = readonly [weight: number, difference: (a: Look, b: Look) => number];

const same = (part: keyof Look): Part[1] => {
  return (a, b) => (a[part] === b[part] ? 0 : 1);
};

const PARTS: readonly Part[] = [
  [3, same('style')],
  [2, same('hair')],
  [2, (a, b) => Math.min(1, apart(a.ground, b.ground) * 2.2)],
  [1.5, same('backdrop')],
  [1.5, same('crop')],
  [1.5, (a, b) => Math.min(1, Math.abs(a.skin - b.skin) / 2)],
  [1.5, same('beard')],
  [1, (a, b) => Math.min(1, apart(a.cloth, b.cloth) * 2)],
  [1, same('garment')],
  [1, same('glasses')],
  [1, same('hat')],
  [1, (a, b) => Math.min(1, Math.abs(a.weight - b.weight))],
  [1, (a, b) => Math.min(1, Math.abs(stageOf(a.age) - stageOf(b.age)) / 2)],
  [0.8, same('mouth')],
  [0.8, same('eyes')],
  [0.6, same('form')],
  [0.6, same('prop')],
  [0.4, same('pattern')],
  [0.4, same('mirrored')],
  [0.4, same('earring')],
];
const WHOLE = PARTS.reduce((sum, [weight]) => sum + weight, 0);

/** How unlike two looks are, 0 (the same picture) to 1. */
export function unlikeness(a: Look, b: Look): number {
  let sum = 0;
  for (const [weight, difference] of PARTS) sum += weight * difference(a, b);
  return sum / WHOLE;
}
