/** Nothing has moved for as long as a visitor is left waiting. */
export class StallError extends Error {}

/** A step without progress for this long has failed: a card with a way to try again replaces it. */
export const STALLED_AFTER_MS = 5_000;

/** After this long without progress another version is fetched beside the one that hangs; the first to come is shown. */
export const HEDGED_AFTER_MS = 2_500;

/** Resolves like `work`, or rejects with `StallError` once `ms` pass without progress, which `work` reports by the callback. */
export function unlessStalled<T>(
  ms: number,
  step: string,
  work: (progressed: () => void) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const stop = (): void => {
      over = true;
      clearTimeout(timer);
    };
    const progressed = (): void => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(() => reject(new StallError(`${step}: no progress for ${ms} ms`)), ms);
    };
    progressed();
    work(progressed).then(resolve, reject).finally(stop);
  });
}

/** Resolves after `ms`. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
