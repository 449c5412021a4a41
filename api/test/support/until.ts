import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait of a test for a state; generous, since a busy machine is slow and not wrong. */
const PATIENCE_MS = 60_000;

/** Resolves once `isTrue` answers true; asks every few milliseconds. @throws Error after a minute */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('the awaited state never came');
    await pause(5);
  }
}
