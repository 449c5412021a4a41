import { BehaviorSubject, type Observable } from 'rxjs';
import type { BusHub } from '@rendezvous/bus/bus';
import type { ApiClient } from '@rendezvous/api-client/client';
import { dropCache, emptyCache, rereadCalls } from '@rendezvous/api-client/cache';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { VISITOR_READS } from '@rendezvous/contract/composition/visitor-reads';
import { endOnServer, forgetLogOut } from './log-out.ts';
import { readersOf, type Refreshable } from './member-state.ts';
import { forgetPrivateData } from './private-data.ts';

/** A member's screens have left by then, as a rule. */
const LEAVE_MS = 300;

/** The signed-in member and their server state: read here only, published on the bus. */
export interface Session {
  readonly user$: Observable<User | null>;
  user(): User | null;
  /** Adopts a user the server answered with: log-in, sign-up, a changed profile, or null. */
  setUser(user: User | null): void;
  /** Changes balance and premium state, from any answer or event. */
  setCredits(credits: number, paidUser?: boolean): void;
  /** Reads the named state again; user, chats and likes without names. False when any of it could not be read: what was known stays. */
  refresh(...what: Refreshable[]): Promise<boolean>;
  /** Ends the session on the server, then here. */
  logOut(): Promise<void>;
  /** A call made at `askedAt` was refused for want of a session: this one has ended, unless it began later. */
  refused(askedAt: number): void;
  /** The session has ended on the server: forget everything here, but drafts where it was lost without a log-out. */
  end(isLost?: boolean): void;
  /** Was the last session lost, rather than ended by its member? */
  isLost(): boolean;
}

/** Creates a page's session, with the viewer of the server's page. */
export function createSession(hub: BusHub, api: ApiClient, initial: User | null): Session {
  const bus = hub.as('shell');
  const user$ = new BehaviorSubject<User | null>(null);
  let enteredAt = 0;
  /** The member whose session was lost. */
  let lost: User | null = null;

  function apply(user: User | null): void {
    const before = user$.value;
    user$.next(user);
    bus.publish('session:changed', user);
    if (user && (before?.credits !== user.credits || before.paid_user !== user.paid_user)) {
      bus.publish('credits:changed', { credits: user.credits, paid_user: user.paid_user });
    }
  }

  /** Adopts a user from the server, with the numbers it counted. */
  function adoptFresh(user: User): void {
    apply(user);
    if (bus.last('unread:changed') !== user.counters.unread)
      bus.publish('unread:changed', user.counters.unread);
    if (bus.last('new-likes:changed') !== user.counters.new_likes)
      bus.publish('new-likes:changed', user.counters.new_likes);
  }

  function forget(isLost?: boolean): void {
    hub.forget();
    forgetPrivateData(isLost);
  }

  const session: Session = {
    user$: user$.asObservable(),
    user: () => user$.value,
    setUser(user) {
      const before = user$.value;
      if (!user) return before ? session.end(true) : undefined;
      const entered = before?.id !== user.id;
      if (entered && (before ?? lost ?? user).id !== user.id) forget();
      if (entered) {
        enteredAt = Date.now();
        forgetLogOut();
      }
      adoptFresh(user);
      if (!entered) return;
      // The cache has answers to another member.
      void emptyCache();
      void session.refresh('chats', 'likes', 'timebonus');
    },
    setCredits(credits, paidUser) {
      const user = user$.value;
      if (!user) return;
      apply({ ...user, credits, paid_user: paidUser ?? user.paid_user });
      // The next credit is of another lot: the server knows its price.
      if (user.credit_price && user.credits > user.credit_price.until && credits <= user.credit_price.until)
        void session.refresh('user');
    },
    async refresh(...what) {
      const wanted = what.length > 0 ? what : (['user', 'chats', 'likes'] as const);
      if (!user$.value && !wanted.includes('user')) return true;
      const results = await Promise.allSettled(wanted.map((name) => readers[name]()));
      return results.every(({ status }) => status === 'fulfilled');
    },
    async logOut() {
      const resume = api.pauseReads();
      await endOnServer(api);
      session.end();
      resume();
    },
    refused(askedAt) {
      if (askedAt >= enteredAt) session.end(true);
    },
    isLost: () => lost !== null,
    end(isLost = false) {
      if (!user$.value) return;
      lost = isLost ? user$.value : null;
      // What is still on its way to the member comes to nothing.
      api.pauseReads()();
      forget(isLost);
      apply(null);
      bus.publish('timebonus:changed', null);
      void dropCache();
      setTimeout(() => void rereadCalls(...VISITOR_READS.map((path) => ({ path }))), LEAVE_MS);
    },
  };
  const readers = readersOf(session, bus, api);
  if (initial) adoptFresh(initial);
  else apply(null);
  return session;
}
