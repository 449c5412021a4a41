import { BehaviorSubject, type Observable } from 'rxjs';
import type { BusHub } from '@rendezvous/bus/bus';
import type { ApiClient } from '@rendezvous/api-client/client';
import { dropCache, emptyCache, invalidate } from '@rendezvous/api-client/cache';
import type { ChatsResponse } from '@rendezvous/contract/chats';
import type { LikesResponse } from '@rendezvous/contract/likes';
import type { TimeBonus } from '@rendezvous/contract/payments';
import type { User, UserResponse } from '@rendezvous/contract/user';
import { forgetPrivateData } from './private-data.ts';

/** A member's screens have left by then; what visitors may see is read again as a visitor. */
const LEAVE_MS = 300;

/** What the frame owns of a member's server state, by the word `ShellServices.refresh` uses. */
export type Refreshable = 'user' | 'chats' | 'likes' | 'timebonus';

/** Who is logged in, and the server state that belongs to them: read here only, told to everyone on the bus. */
export interface Session {
  readonly user$: Observable<User | null>;
  user(): User | null;
  /** Takes over a user the server answered with: log-in, sign-up, a changed profile, or null. */
  setUser(user: User | null): void;
  /** Changes balance and premium state, wherever they are told. */
  setCredits(credits: number, paidUser?: boolean): void;
  /** Reads the named state anew; all of it without names. Failures leave what was known. */
  refresh(...what: Refreshable[]): Promise<void>;
  /** Ends the session on the server, then here. */
  logOut(): Promise<void>;
  /** The server has ended the session: forget everything here. */
  end(): void;
}

/** `entered` and `left` tell the frame that another visitor sits here now. */
export function createSession(hub: BusHub, api: ApiClient, initial: User | null): Session {
  const bus = hub.as('shell');
  const user$ = new BehaviorSubject<User | null>(null);

  function take(user: User | null): void {
    const before = user$.value;
    user$.next(user);
    bus.publish('session:changed', user);
    if (user && (before?.credits !== user.credits || before.paid_user !== user.paid_user)) {
      bus.publish('credits:changed', { credits: user.credits, paid_user: user.paid_user });
    }
  }

  const readers: Record<Refreshable, () => Promise<void>> = {
    user: async () => {
      const { user } = await api.get<UserResponse>('/api/user.php');
      if (user || user$.value) session.setUser(user);
    },
    chats: async () => bus.publish('chats:updated', await api.get<ChatsResponse>('/api/chats.php')),
    likes: async () => bus.publish('likes:updated', await api.get<LikesResponse>('/api/likes.php')),
    timebonus: async () => {
      const { timebonus } = await api.get<{ timebonus: TimeBonus | null }>('/api/timebonus.php');
      bus.publish('timebonus:changed', timebonus);
    },
  };

  const session: Session = {
    user$: user$.asObservable(),
    user: () => user$.value,
    setUser(user) {
      const before = user$.value;
      if (!user) return before ? session.end() : undefined;
      take(user);
      if (before?.id === user.id) return;
      // What the cache holds was answered to somebody else.
      void emptyCache();
      void session.refresh('chats', 'likes', 'timebonus');
    },
    setCredits(credits, paidUser) {
      const user = user$.value;
      if (user) take({ ...user, credits, paid_user: paidUser ?? user.paid_user });
    },
    async refresh(...what) {
      const wanted = what.length > 0 ? what : (['user', 'chats', 'likes'] as const);
      const member = user$.value?.id;
      if (!member && !wanted.includes('user')) return;
      await Promise.allSettled(wanted.map((name) => readers[name]()));
    },
    async logOut() {
      // Also without an answer nothing of this member may stay on the screen.
      await api.post('/api/logout.php').catch(() => undefined);
      session.end();
    },
    end() {
      if (!user$.value) return;
      hub.forget();
      take(null);
      bus.publish('timebonus:changed', null);
      forgetPrivateData();
      void dropCache();
      setTimeout(() => void invalidate('/api/'), LEAVE_MS);
    },
  };
  take(initial);
  return session;
}
