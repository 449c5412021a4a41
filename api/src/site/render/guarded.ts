import { Script } from 'node:vm';

const SLOT = Symbol.for('rendezvous.guarded-work');
const runner = new Script('globalThis[Symbol.for("rendezvous.guarded-work")]()', {
  filename: 'guarded-work',
});

/**
 * Runs synchronous work that may not end: it is stopped after `ms`, even in an endless loop. Throws what the work
 * throws, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runGuarded<T>(ms: number, work: () => T): T {
  const slots = globalThis as unknown as Record<symbol, unknown>;
  const outer = slots[SLOT];
  slots[SLOT] = work;
  try {
    return runner.runInThisContext({ timeout: Math.max(1, Math.ceil(ms)) }) as T;
  } finally {
    slots[SLOT] = outer;
  }
}

/** Work was not done in its time. */
export class LateError extends Error {}

/** Was something too slow, rather than wrong? */
export function isLate(error: unknown): boolean {
  return (
    error instanceof LateError ||
    (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/** Resolves like `work`, or rejects after `ms`. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`${what} took longer than ${Math.round(ms)} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
