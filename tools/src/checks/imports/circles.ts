/** Arrows of a drawing: what each point leads to. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Every circle that the arrows close, as the points on it; each circle once, beginning at its first point by name. */
export function circlesIn(arrows: Arrows): string[][] {
  const found = new Map<string, string[]>();
  const walk = (point: string, way: readonly string[]): void => {
    const from = way.indexOf(point);
    if (from >= 0) {
      const circle = fromFirst(way.slice(from));
      found.set(circle.join(' '), circle);
      return;
    }
    for (const next of arrows.get(point) ?? []) if (leadsTo(arrows, next, point)) walk(next, [...way, point]);
  };
  for (const point of [...arrows.keys()].sort()) walk(point, []);
  return [...found.values()];
}

function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0]!);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/** Is there a way from one point to another? Arrows outside any circle are cut off early by this. */
function leadsTo(arrows: Arrows, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    if (point === to) return true;
    if (seen.has(point)) continue;
    seen.add(point);
    open.push(...(arrows.get(point) ?? []));
  }
  return false;
}
