type Version = readonly [number, number, number];

function parse(text: string): Version | null {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Does a version satisfy a caret, tilde or exact range? Unreadable ones do not. */
export function accepts(range: string, version: string): boolean {
  const least = parse(range.replace(/^[\^~]/, ''));
  const given = parse(version);
  if (!least || !given) return false;
  if (compare(given, least) < 0) return false;
  if (range.startsWith('^'))
    return least[0] > 0 ? given[0] === least[0] : given[0] === 0 && given[1] === least[1];
  if (range.startsWith('~')) return given[0] === least[0] && given[1] === least[1];
  return compare(given, least) === 0;
}

/**
 * Shared packages of a remote that this page cannot satisfy. Federation itself reports a mismatch by a misleading
 * initialisation error, which is why versions are checked before loading.
 */
export function unsatisfied(
  ranges: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(ranges).filter(
    (name) => !(name in provided) || !accepts(ranges[name]!, provided[name]!),
  );
}
