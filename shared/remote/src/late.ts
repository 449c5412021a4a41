const FIRST_REPEAT_MS = 2_000;
const LAST_REPEAT_MS = 60_000;

/** Code in a chunk of its own. */
export interface Late<T> {
  /** What has been loaded; null before. */
  get(): T | null;
  /** Loads it once. Rejects when the chunk is not available; the next call asks again. */
  load(): Promise<T>;
  /** Loads code in the background, repeated at growing intervals until the chunk is there. */
  insist(): Promise<T>;
}

/** Makes late code of an import: ``late(() => import(/* webpackChunkName: "pwa" *\/ '#src/features/pwa/start.ts'))``. */
export function late<T>(fetch: () => Promise<T>): Late<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  const load = (): Promise<T> =>
    (loading ??= fetch().then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  const insist = (pause: number): Promise<T> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return insist(Math.min(pause * 2, LAST_REPEAT_MS));
    });
  return { get: () => loaded, load, insist: () => insist(FIRST_REPEAT_MS) };
}
