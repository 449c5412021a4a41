import type { BusHub } from '@rendezvous/bus/bus';
import type { Session } from './session.ts';

const LIKES_DELAY_MS = 500;

/** Brings the frame's state up to date after what the remotes did. Returns the way to stop. */
export function startReactions(hub: BusHub, session: Session): () => void {
  const bus = hub.as('shell');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    bus.subscribe('member:liked', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void session.refresh('likes'), LIKES_DELAY_MS);
    }),
    bus.subscribe('message:sent', ({ credits }) => {
      session.setCredits(credits);
      void session.refresh('chats');
    }),
    bus.subscribe('payment:settled', () => void session.refresh('user', 'timebonus')),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
