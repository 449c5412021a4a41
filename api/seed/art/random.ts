/** Deterministic random source: one seed gives one site on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [low, high]. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries in random order, or all when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** Mulberry32 over a hashed name: each member has a separate stream, so an added member changes no other. */
export function randomOf(name: string): Random {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)];
    if (chosen === undefined) throw new Error('cannot pick from an empty list');
    return chosen;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const drawn: T[] = [];
    while (drawn.length < count && rest.length > 0)
      drawn.push(...rest.splice(between(0, rest.length - 1), 1));
    return drawn;
  };
  return { next, between, pick, sample, chance: (probability) => next() < probability };
}
