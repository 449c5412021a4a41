import { ASKING, type Reach } from '#src/kernel/frame/reach.ts';
import type { Store } from '#src/lib/store.ts';
import { Unreachable } from './unreachable.tsx';

/**
 * Asks until there is an answer. After each failure the page says that the API is away, until the visitor wants to try
 * again or the network is back. `ask` repeats itself a few times before it rejects.
 */
export async function untilReached<T>(reach: Store<Reach>, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    reach.set(ASKING);
    try {
      return await ask();
    } catch {
      await new Promise<void>((again) => {
        reach.set({ state: 'unreachable', message: <Unreachable onRetry={again} /> });
        window.addEventListener('online', () => again(), { once: true });
      });
    }
  }
}
