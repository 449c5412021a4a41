/** Limits of the measurement: the least rate over HTTP beside pgbench, and the most milliseconds from press to screen. */
export const LIMITS = { ratio: 0.5, delivery_p95_ms: 100 };

export interface Measured {
  many: { ratio: number };
  one_pair: { ratio: number };
  /** Null where no pages were measured. */
  delivery: { p95: number } | null;
}

/** One line for each limit that was missed. A measurement that gave no number misses its limit. */
export function missedLimits({ many, one_pair: one, delivery }: Measured): string[] {
  const ratios = { 'many pairs': many.ratio, 'one pair': one.ratio };
  return [
    ...Object.entries(ratios)
      .filter(([, ratio]) => !(ratio >= LIMITS.ratio))
      .map(([name, ratio]) => `${name}: ${ratio} of what pgbench sends, not ${LIMITS.ratio}`),
    ...(delivery && !(delivery.p95 <= LIMITS.delivery_p95_ms)
      ? [`from press to screen: p95 ${delivery.p95} ms, not ${LIMITS.delivery_p95_ms}`]
      : []),
  ];
}
