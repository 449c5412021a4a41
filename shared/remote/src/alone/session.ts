import { BehaviorSubject } from 'rxjs';
import { api } from '@rendezvous/api-client/client';
import { emptyCache } from '@rendezvous/api-client/cache';
import type { BusHub } from '@rendezvous/bus/bus';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/calls';
import { STREAM_EVENTS } from '@rendezvous/contract/resources/live-events/calls';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/calls';
import { READ_TIME_BONUS } from '@rendezvous/contract/resources/payments/calls';
import type { LiveEvent, LiveEventName } from '@rendezvous/contract/resources/live-events/schemas';
import type { ShellServices } from '@rendezvous/contract/composition/remote-contract';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

type Refreshable = Parameters<ShellServices['refresh']>[number];

/** What each live event makes the shell read again. */
const READ_AFTER: Readonly<Record<LiveEventName, readonly Refreshable[]>> = {
  message: ['chats'],
  typing: [],
  read: [],
  unread: ['chats'],
  like: ['likes'],
  match: ['likes'],
  tonight: [],
  credits: ['user'],
  user: ['user'],
  payment: ['user'],
  activation: [],
};

/** Server state that the shell owns, read from the API and published on the bus as the shell publishes it. */
export interface AloneSession {
  user$: BehaviorSubject<User | null>;
  setUser(user: User | null): void;
  refresh(...what: Refreshable[]): Promise<boolean>;
}

/** Starts the session of a remote that runs alone; `user` is the page's viewer. */
export function startSession(hub: BusHub, user: User | null): AloneSession {
  const bus = hub.as('shell');
  const user$ = new BehaviorSubject<User | null>(null);
  let events: EventSource | null = null;

  const readers: Record<Refreshable, () => Promise<void>> = {
    user: async () => setUser((await api.call(READ_USER)).user),
    chats: async () => {
      const chats = await api.call(READ_CHATS);
      bus.publish('chats:updated', chats);
      bus.publish('unread:changed', chats.total_unread);
    },
    likes: async () => {
      const likes = await api.call(READ_LIKES);
      bus.publish('likes:updated', likes);
      bus.publish('new-likes:changed', likes.liked_by.filter((like) => like.like_new).length);
    },
    timebonus: async () => {
      const { timebonus } = await api.call(READ_TIME_BONUS);
      bus.publish('timebonus:changed', timebonus && { ...timebonus, isVisible: true });
    },
  };

  async function refresh(...what: Refreshable[]): Promise<boolean> {
    const wanted = what.length > 0 ? what : (['user', 'chats', 'likes'] as const);
    const member = wanted.filter((name) => name === 'user' || user$.value);
    const results = await Promise.allSettled(member.map((name) => readers[name]()));
    return results.every(({ status }) => status === 'fulfilled');
  }

  function listen(): void {
    events?.close();
    events = new EventSource(STREAM_EVENTS.path);
    for (const [name, what] of Object.entries(READ_AFTER)) {
      events.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        bus.publish('live:received', { name, data: JSON.parse(data), id: lastEventId } as LiveEvent);
        if (what.length > 0) void refresh(...what);
      });
    }
  }

  function setUser(next: User | null): void {
    const before = user$.value;
    if (before && before.id !== next?.id) hub.forget();
    user$.next(next);
    bus.publish('session:changed', next);
    if (before?.id === next?.id) return;
    void emptyCache();
    if (!next) return events?.close();
    bus.publish('credits:changed', { credits: next.credits, paid_user: next.paid_user });
    listen();
    void refresh('chats', 'likes', 'timebonus');
  }

  setUser(user);
  return { user$, setUser, refresh };
}
