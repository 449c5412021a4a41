import type { BusHub } from '@rendezvous/bus/bus';
import type { Session } from './session.ts';

const SAME_MATCH_MS = 60_000;

/** What the frame does when both sides like each other, in the tab that is looked at. */
export interface Reactions {
  matched(member: string): void;
}

/** Brings the frame's state up to date after what the remotes did and live events. Returns the function that stops this. */
export function startReactions(hub: BusHub, session: Session, { matched }: Reactions): () => void {
  const bus = hub.as('shell');
  const shown = new Map<string, number>();
  const read = (...what: Parameters<Session['refresh']>): void => void session.refresh(...what);

  const stops = [
    bus.subscribe('message:sent', ({ credits }) => {
      session.setCredits(credits);
      read('chats');
    }),
    bus.subscribe('payment:settled', () => read('user', 'timebonus')),
    bus.subscribe('live:received', (event) => {
      if (event.name !== 'match') return;
      const { member } = event.data;
      // The sender of the second like gets the match twice: by the answer and by the stream.
      if (performance.now() - (shown.get(member) ?? -SAME_MATCH_MS) < SAME_MATCH_MS) return;
      shown.set(member, performance.now());
      matched(member);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
