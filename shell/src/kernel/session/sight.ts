import { openChannel } from '#src/lib/channel.ts';

/** Is the site visible, in this tab or in another? */
export interface Sight {
  looked(): boolean;
  /** Is it this tab that is looked at? */
  here(): boolean;
  stop(): void;
}

type Told = { tab: string; seen: boolean } | 'who';

/** Tabs inform each other when they come into view and when they leave it. Without BroadcastChannel each knows of itself. */
export function watchSight(changed: () => void): Sight {
  const tab = crypto.randomUUID();
  const others = new Set<string>();
  const here = (): boolean => document.visibilityState === 'visible';
  const channel = openChannel<Told>('rv.sight', (told) => {
    if (told === 'who') return tell(here());
    if (told.seen) others.add(told.tab);
    else others.delete(told.tab);
    changed();
  });
  const tell = (seen: boolean): void => channel?.tell({ tab, seen });

  const handleVisibility = (): void => {
    tell(here());
    changed();
  };
  const handleLeaving = (): void => tell(false);
  channel?.tell('who');
  tell(here());
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', handleLeaving);
  return {
    looked: () => here() || others.size > 0,
    here,
    stop() {
      tell(false);
      channel?.close();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleLeaving);
    },
  };
}
