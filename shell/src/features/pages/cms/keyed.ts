/** Parts of a page with a key each, out of what they say; equal ones differ by their place in the row. */
export function keyed<T>(parts: readonly T[]): { key: string; part: T }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const words = JSON.stringify(part);
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    return { key: `${words} ${times}`, part };
  });
}
