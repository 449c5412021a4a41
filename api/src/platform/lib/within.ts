/** Work was not done in time. It goes on, and what it asked for may be done all the same. */
export class TooLate extends Error {}

/**
 * Awaits work for a limited time: many clients wait for ever.
 * @throws TooLate after `limitMs` milliseconds
 */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooLate(`no answer within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
