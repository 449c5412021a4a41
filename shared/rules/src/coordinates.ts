/** Degrees a coordinate is rounded to: some ten kilometres, enough for the nearest town, too little for a street. */
export const COORDINATE_STEP = 0.1;

/** A coordinate as it may leave the browser. */
export function roundCoordinate(degrees: number): number {
  return Number((Math.round(degrees / COORDINATE_STEP) * COORDINATE_STEP).toFixed(1));
}
