/** Query of a call; absent, null and empty values are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Path with query, its keys in alphabetical order: the one place that makes cache keys, so that the server's state, the
 * cache and an invalidation name the same call by the same text.
 */
export function apiPath(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}
