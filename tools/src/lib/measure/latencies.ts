/** Milliseconds within which half and 99 of 100 answers came, and the slowest one. */
export interface Latencies {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

export function latenciesOf(times: readonly number[]): Latencies {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN).toFixed(1));
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
