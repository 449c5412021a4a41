/**
 * Elects one tab of a member for work that is done once: `lead` is called in the elected tab and returns
 * the function that stops it. When that tab goes, however it goes, the browser elects the next one, which learns
 * that it follows another. Without Web Locks or BroadcastChannel each tab works for itself.
 * @returns the way to step back for good
 */
export function shareLeadership(member: string, lead: (takesOver: boolean) => () => void): () => void {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return lead(false);
  const control = new AbortController();
  const { signal } = control;
  const name = `rv.lead.${member}`;

  /** Holds the lock until this tab resigns. */
  const leadUntilAborted = (takesOver: boolean): Promise<void> | undefined => {
    if (signal.aborted) return undefined;
    const stop = lead(takesOver);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  };

  async function compete(): Promise<void> {
    // `true`: another tab leads; wait for the lock.
    const isLedElsewhere = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? leadUntilAborted(false) : true,
    );
    if (isLedElsewhere && !signal.aborted)
      await navigator.locks.request(name, { signal }, () => leadUntilAborted(true));
  }
  // Rejects when this tab steps back while it waits: then there is nothing to stop.
  compete().catch(() => undefined);
  return () => control.abort();
}
