import { openChannel } from '#src/lib/channel.ts';

/** Is the site visible, in this tab or in another? */
export interface Sight {
  looked(): boolean;
  /** Is it this tab that is looked at? */
  here(): boolean;
  stop(): void;
}

type SightMessage = { tab: string; seen: boolean } | 'who';

/** Tabs inform each other when they come into view and when they leave it. Without BroadcastChannel each knows of itself. */
export function watchSight(): Sight {
  const tab = crypto.randomUUID();
  const others = new Set<string>();
  const here = (): boolean => document.visibilityState === 'visible';
  const channel = openChannel<SightMessage>('rv.sight', (message) => {
    if (message === 'who') return broadcast(here());
    if (message.seen) others.add(message.tab);
    else others.delete(message.tab);
  });
  const broadcast = (seen: boolean): void => channel?.send({ tab, seen });

  const handleVisibility = (): void => broadcast(here());
  const handleLeaving = (): void => broadcast(false);
  channel?.send('who');
  broadcast(here());
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handleLeaving);
  return {
    looked: () => here() || others.size > 0,
    here,
    stop() {
      broadcast(false);
      channel?.close();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleLeaving);
    },
  };
}
