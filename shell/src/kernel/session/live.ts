import { addressOf } from '@rendezvous/contract/kernel/call';
import { STREAM_EVENTS } from '@rendezvous/contract/resources/live-events/calls';
import type { BusHub } from '@rendezvous/bus/bus';
import type { ChatListItem } from '@rendezvous/contract/resources/chats/schemas';
import type {
  LiveEvent,
  LiveEventName,
  LiveEvents,
} from '@rendezvous/contract/resources/live-events/schemas';
import { createStore, type Store } from '#src/lib/store.ts';
import type { Session } from './session.ts';

const NAMES: readonly LiveEventName[] = [
  'message',
  'typing',
  'read',
  'unread',
  'like',
  'match',
  'tonight',
  'credits',
  'user',
  'payment',
  'activation',
];
/** A stream the server refused is asked for again after this; a broken one the browser resumes by itself. */
const REOPEN_MS = 30_000;

/** The stream of a member's live events. */
export interface Live {
  /** True while events come; polling is the only source otherwise. */
  up: Store<boolean>;
  stop(): void;
}

/**
 * Opens the stream, publishes each event on the bus and brings the state the frame owns up to date. Stays open while the
 * page is hidden, because the title has to follow then.
 */
export function startLive(hub: BusHub, session: Session, since?: string): Live {
  const bus = hub.as('shell');
  const up = createStore(false);
  let source: EventSource | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let last = since;
  const read = (...what: Parameters<Session['refresh']>): void => void session.refresh(...what);

  const react: { [K in LiveEventName]?: (data: LiveEvents[K]) => void } = {
    message: ({ conversation, total_unread, chat }) => {
      bus.publish('unread:changed', total_unread);
      const known = bus.last('chats:updated');
      if (!known || !chat) return read('chats');
      const others = known.chats.filter((item) => item.conversation.id !== conversation);
      bus.publish('chats:updated', {
        ...known,
        chats: [chat, ...others],
        total_unread,
        total_messages: known.total_messages + 1,
      });
    },
    unread: ({ conversation, unread, total_unread, removed }) => {
      bus.publish('unread:changed', total_unread);
      const known = bus.last('chats:updated');
      if (!known) return;
      const isIt = (item: ChatListItem) => item.conversation.id === conversation;
      const chats = removed
        ? known.chats.filter((item) => !isIt(item))
        : known.chats.map((item) => (isIt(item) ? { ...item, num_unread_messages: unread } : item));
      bus.publish('chats:updated', { ...known, chats, total_unread });
    },
    like: ({ new_likes }) => {
      bus.publish('new-likes:changed', new_likes);
      read('likes');
    },
    match: () => read('likes'),
    credits: ({ credits, paid_user }) => session.setCredits(credits, paid_user),
    // Also an ended session is read again: a log-in may have come since.
    user: ({ reason }) => (reason === 'contact' ? read('chats', 'likes') : read('user')),
    payment: () => read('user'),
  };

  function open(): void {
    source = new EventSource(addressOf(STREAM_EVENTS, { since: last }));
    source.addEventListener('ready', () => up.set(true));
    source.addEventListener('error', () => {
      up.set(false);
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
    for (const name of NAMES) {
      source.addEventListener(name, (message) => {
        const { data: text, lastEventId } = message as MessageEvent<string>;
        const data: unknown = JSON.parse(text);
        if (lastEventId) last = lastEventId;
        bus.publish('live:received', { name, data, id: last } as LiveEvent);
        (react[name] as ((data: unknown) => void) | undefined)?.(data);
      });
    }
  }
  open();
  return {
    up,
    stop() {
      clearTimeout(reopening);
      source?.close();
      up.set(false);
    },
  };
}
