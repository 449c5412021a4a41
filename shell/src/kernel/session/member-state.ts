import type { ApiClient } from '@rendezvous/api-client/client';
import { READ_USER } from '@rendezvous/contract/resources/accounts/calls';
import { READ_CHATS } from '@rendezvous/contract/resources/chats/calls';
import { READ_LIKES } from '@rendezvous/contract/resources/likes/calls';
import { READ_TIME_BONUS } from '@rendezvous/contract/resources/payments/calls';
import type { Topic } from '@rendezvous/contract/composition/events';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { bonusState } from '#src/kernel/dismissals/bonus-state.ts';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

/** The part of the session that a reading needs: whose state it is, and where a changed account goes. */
interface Account {
  user(): User | null;
  setUser(user: User | null): void;
}

/** What the frame owns of a member's server state, by the word `ShellServices.refresh` uses. */
export type Refreshable = 'user' | 'chats' | 'likes' | 'timebonus';

/**
 * Reads a member's state and publishes it on the bus: the list of chats with unread and all messages, likes with the
 * new ones (spec §3 Chat store), time bonus, and the account itself.
 */
export function readersOf(
  session: Account,
  bus: Bus,
  api: ApiClient,
): Record<Refreshable, () => Promise<void>> {
  /** Reads member data. An answer that arrives after a change of member is dropped. */
  async function own<T>(read: () => Promise<T>, publish: (answer: T) => void): Promise<void> {
    const member = session.user()?.id;
    const answer = await read();
    if (session.user()?.id === member) publish(answer);
  }

  /** The first read of a list is shared by all waiting callers; each later read has its own cause. */
  const first = new Map<Topic, Promise<void>>();
  function sharing(topic: Topic, read: () => Promise<void>): Promise<void> {
    if (bus.last(topic) !== undefined) return read();
    const going = first.get(topic) ?? read().finally(() => first.delete(topic));
    first.set(topic, going);
    return going;
  }

  return {
    user: () =>
      own(
        () => api.call(READ_USER),
        ({ user }) => {
          if (user || session.user()) session.setUser(user);
        },
      ),
    chats: () =>
      sharing('chats:updated', () =>
        own(
          () => api.call(READ_CHATS),
          (chats) => {
            bus.publish('chats:updated', chats);
            bus.publish('unread:changed', chats.total_unread);
          },
        ),
      ),
    likes: () =>
      sharing('likes:updated', () =>
        own(
          () => api.call(READ_LIKES),
          (likes) => {
            bus.publish('likes:updated', likes);
            bus.publish('new-likes:changed', likes.liked_by.filter((like) => like.like_new).length);
          },
        ),
      ),
    timebonus: () =>
      own(
        () => api.call(READ_TIME_BONUS),
        ({ timebonus }) =>
          bus.publish('timebonus:changed', bonusState(timebonus, session.user()?.id ?? null)),
      ),
  };
}
