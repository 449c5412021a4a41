/** Difference of two medians with its bootstrap interval, in milliseconds. */
export interface Difference {
  pairs: number;
  known: number;
  unknown: number;
  difference: number;
  /** Between these 95 % of the differences of resampled medians lie. */
  interval: readonly [number, number];
}

/** Middle value of a sorted list; the mean of both middle ones where there are two. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Numbers from 0 to 1 that are the same in every run. */
function* seeded(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

/** Compares two lists of durations by their medians; the interval comes from `rounds` resamples. */
export function differenceOf(
  known: readonly number[],
  unknown: readonly number[],
  rounds = 2_000,
): Difference {
  const random = seeded(20_261_124);
  const resampled = (values: readonly number[]) =>
    medianOf(values.map(() => values[Math.floor(random.next().value * values.length)]!));
  const differences = Array.from({ length: rounds }, () => resampled(known) - resampled(unknown)).sort(
    (a, b) => a - b,
  );
  const at = (share: number) => differences[Math.floor(share * (rounds - 1))]!;
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    pairs: known.length,
    known: rounded(medianOf(known)),
    unknown: rounded(medianOf(unknown)),
    difference: rounded(medianOf(known) - medianOf(unknown)),
    interval: [rounded(at(0.025)), rounded(at(0.975))],
  };
}
