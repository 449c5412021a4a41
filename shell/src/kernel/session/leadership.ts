/**
 * Lets one tab of a member at a time do what needs doing once: `lead` is called in the tab whose turn it is, and answers
 * with the way to stop. When that tab goes, however it goes, the browser gives the turn to the next one, which is told
 * that it takes over. Without Web Locks or BroadcastChannel each tab works for itself.
 * @returns the way to step back for good
 */
export function shareLeadership(member: string, lead: (takesOver: boolean) => () => void): () => void {
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return lead(false);
  const control = new AbortController();
  const { signal } = control;
  const name = `rv.lead.${member}`;

  /** Keeps the lock until it steps back. */
  const hold = (takesOver: boolean): Promise<void> | undefined => {
    if (signal.aborted) return undefined;
    const stop = lead(takesOver);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  };

  async function stand(): Promise<void> {
    // `true`: another tab leads; wait for the lock.
    const taken = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? hold(false) : true,
    );
    if (taken && !signal.aborted) await navigator.locks.request(name, { signal }, () => hold(true));
  }
  // Rejects when this tab steps back while it waits: then there is nothing to stop.
  stand().catch(() => undefined);
  return () => control.abort();
}
