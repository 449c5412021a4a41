import type { Swiped } from './deck.ts';

/** Place and speed of a released card. */
export interface Release {
  /** Distance from its place in px; to the right is positive. */
  x: number;
  /** Speed in px per ms. */
  speed: number;
  /** Width of the card in px. */
  width: number;
}

/** Share of the card's width at which a slow release counts. */
const FAR = 0.36;
/** Speed at which a short flick counts. */
const FAST = 0.55;
/** The card goes on this long before it is judged, in ms: a slow end cancels a fast start. */
const AHEAD_MS = 110;
const DEGREES = 14;
/** Movements this close together are one, in ms. */
const STILL_MS = 100;

/** Decides what a released card means: far or fast enough in one direction, and not on its way back. */
export function judgeRelease({ x, speed, width }: Release): Swiped | null {
  const aim = x + speed * AHEAD_MS;
  const back = Math.sign(speed) !== Math.sign(x) && Math.abs(speed) > 0.05;
  if (back || (Math.abs(aim) < width * FAR && Math.abs(speed) < FAST)) return null;
  return aim > 0 ? 'like' : 'pass';
}

/** The transform of a card that was pulled by this far. Pulled below its middle it turns the other way, as paper does. */
export function pulled(x: number, y: number, { width, low }: { width: number; low: boolean }): string {
  const turn = (x / width) * DEGREES * (low ? -1 : 1);
  return `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${turn.toFixed(2)}deg)`;
}

/** Speed over the last movements in px per ms; 0 for a card that was at rest for a tenth of a second before its release. */
export function speedOf(trail: readonly { x: number; at: number }[], released: number): number {
  const newest = trail.at(-1);
  if (!newest || released - newest.at > STILL_MS) return 0;
  const oldest = trail.find(({ at }) => newest.at - at <= STILL_MS) ?? newest;
  const span = newest.at - oldest.at;
  return span > 0 ? (newest.x - oldest.x) / span : 0;
}
