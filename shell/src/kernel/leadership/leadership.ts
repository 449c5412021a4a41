import { startPulse } from './leader-pulse.ts';

/**
 * Elects one tab of a member for work that is done once: `lead` is called in the elected tab and returns
 * the function that stops it. When that tab goes, however it goes, the browser elects the next one, which learns
 * that it follows another. A leading tab that is there and does not answer (frozen, or busy without an end) is replaced, and
 * follows once it works again. Without Web Locks or BroadcastChannel each tab works for itself.
 * @returns the way to step back for good
 */
export function shareLeadership(member: string, lead: (takesOver: boolean) => () => void): () => void {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return lead(false);
  const control = new AbortController();
  const { signal } = control;
  const name = `rv.lead.${member}`;
  let stop: (() => void) | undefined;
  const pulse = startPulse(name, () => stop !== undefined);
  const resign = (): void => {
    stop?.();
    stop = undefined;
  };

  /** Leads and holds the lock until this tab steps back. */
  const leadUntilAborted = (takesOver: boolean): Promise<void> | undefined => {
    if (signal.aborted) return undefined;
    stop = lead(takesOver);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };

  /** Waits for the lock, and claims it from a tab that does not answer. Rejects when the wait or the lead ends early. */
  async function claimTurn(): Promise<void> {
    const waiting = new AbortController();
    let isFrozen = false;
    const unwatch = pulse.watch(() => {
      isFrozen = true;
      waiting.abort();
    });
    signal.addEventListener('abort', () => waiting.abort());
    const claim = () => {
      unwatch();
      return leadUntilAborted(true);
    };
    try {
      await navigator.locks.request(name, { signal: waiting.signal }, claim);
    } catch (reason) {
      if (!isFrozen || signal.aborted) throw reason;
      await navigator.locks.request(name, { steal: true }, claim);
    } finally {
      unwatch();
    }
  }

  async function compete(): Promise<void> {
    // `true`: another tab leads; wait for the lock. A stolen lock rejects.
    const isLedElsewhere = await navigator.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? leadUntilAborted(false) : true))
      .catch(() => true);
    resign();
    if (!isLedElsewhere) return;
    while (!signal.aborted) {
      await claimTurn().catch(() => undefined);
      resign();
    }
  }
  void compete();
  return () => {
    control.abort();
    resign();
    pulse.stop();
  };
}
