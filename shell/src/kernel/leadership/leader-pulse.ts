import { openChannel } from '#src/lib/channel.ts';

/** A tab in view asks the leading one this often whether it still works. */
const ASK_MS = 20_000;
/** Questions without an answer after which it does not: after a sleep of the device one alone may be late. */
const UNANSWERED = 2;

/** Questions and answers between the tabs of a member. */
export interface Pulse {
  /** Calls back when the leading tab does not answer. Returns the function that ends the watching. */
  watch(frozen: () => void): () => void;
  stop(): void;
}

/** Answers for this tab while it leads. Messages wake a hidden tab; timers of one may come a minute late, so the asker has them. */
export function startPulse(name: string, leads: () => boolean): Pulse {
  let unanswered = 0;
  const channel = openChannel<'ask' | 'alive'>(name, (message) => {
    if (message === 'alive') unanswered = 0;
    else if (leads()) channel?.send('alive');
  });
  return {
    watch(frozen) {
      const asking = setInterval(() => {
        if (document.visibilityState !== 'visible') return;
        if (unanswered === UNANSWERED) return frozen();
        unanswered += 1;
        channel?.send('ask');
      }, ASK_MS);
      return () => {
        clearInterval(asking);
        unanswered = 0;
      };
    },
    stop: () => channel?.close(),
  };
}
