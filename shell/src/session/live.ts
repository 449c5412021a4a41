import type { BusHub } from '@rendezvous/bus/bus';
import type { LiveEvent, LiveEventName, LiveEvents } from '@rendezvous/contract/live-events';
import type { Session } from './session.ts';

const NAMES: readonly LiveEventName[] = ['message', 'typing', 'read', 'like', 'match', 'credits', 'user', 'payment', 'activation'];

/** What the frame does about live events besides keeping its own state right. */
export interface LiveHandlers {
  /** Both sides like each other. */
  matched(member: string): void;
}

/**
 * Keeps the stream of live events open while somebody is logged in, publishes each on the bus and brings the state the
 * frame owns up to date. The browser resumes a broken stream by itself, with the last event's id.
 */
export function startLive(hub: BusHub, session: Session, handlers: LiveHandlers): () => void {
  const bus = hub.as('shell');
  let source: EventSource | null = null;
  let member: string | null = null;

  const react: { [K in LiveEventName]?: (data: LiveEvents[K]) => void } = {
    message: ({ conversation, total_unread, chat }) => {
      const known = bus.last('chats:updated');
      if (!known || !chat) return void session.refresh('chats');
      const others = known.chats.filter((item) => item.conversation.id !== conversation);
      bus.publish('chats:updated', { ...known, chats: [chat, ...others], total_unread });
    },
    like: () => void session.refresh('likes'),
    match: ({ member: other }) => {
      void session.refresh('likes');
      handlers.matched(other);
    },
    credits: ({ credits, paid_user }) => session.setCredits(credits, paid_user),
    user: ({ reason }) => (reason === 'session_ended' ? session.end() : void session.refresh('user')),
    payment: () => void session.refresh('user'),
  };

  function open(): void {
    source = new EventSource('/api/events');
    for (const name of NAMES) {
      source.addEventListener(name, (message) => {
        const data: unknown = JSON.parse((message as MessageEvent<string>).data);
        bus.publish('live:received', { name, data } as LiveEvent);
        (react[name] as ((data: unknown) => void) | undefined)?.(data);
      });
    }
  }

  function close(): void {
    source?.close();
    source = null;
  }

  const watching = session.user$.subscribe((user) => {
    if ((user?.id ?? null) === member) return;
    member = user?.id ?? null;
    close();
    if (member) open();
  });
  return () => {
    watching.unsubscribe();
    close();
  };
}
