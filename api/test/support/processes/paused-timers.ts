/** Pauses timers that the product sets from now on. The returned function runs all of them at once. */
export function pauseTimers(): () => void {
  const real = globalThis.setTimeout;
  const paused = new Map<NodeJS.Timeout, () => void>();
  const never = 2 ** 31 - 1;
  const pause = (act: (...values: unknown[]) => void, _ms?: number, ...values: unknown[]) => {
    const timer = real(() => undefined, never);
    paused.set(timer, () => act(...values));
    return timer;
  };
  globalThis.setTimeout = Object.assign(pause, { __promisify__: real.__promisify__ }) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
    for (const [timer, act] of paused) {
      // One that was cleared meanwhile stays so.
      if ((timer as { _destroyed?: boolean })._destroyed) continue;
      clearTimeout(timer);
      act();
    }
  };
}
