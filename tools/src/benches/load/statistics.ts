/** Median and range of the runs that gave a figure. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
  runs: number;
}

/** Null when no run gave a figure. */
export function spread(figures: readonly (number | null)[]): Spread | null {
  const sorted = figures.filter((figure) => figure !== null).sort((a, b) => a - b);
  if (!sorted.length) return null;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, lowest: sorted[0]!, highest: sorted.at(-1)!, runs: sorted.length };
}
