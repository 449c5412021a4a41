/** A step took longer than it may. */
export class DeadlineError extends Error {}

/** Resolves like `work`, or rejects with `DeadlineError` when that takes longer than `ms`. */
export function within<T>(ms: number, step: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${step} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
