import type { BusHub, BusEvent } from '@rendezvous/bus/bus';
import { TOPICS } from '@rendezvous/contract/composition/events';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { openChannel, type Channel } from '#src/lib/channel.ts';
import type { Session } from './session.ts';

/** Messages between all tabs of the site: the current member, and events of the page. */
type TabMessage =
  | { kind: 'entered'; user: User }
  | { kind: 'left'; member: string; isLost: boolean }
  | { kind: 'arrived'; member: string | null }
  | { kind: 'topic'; topic: BusEvent['topic']; payload: unknown };

/**
 * Synchronises the tabs of a browser: log-in and log-out, language, and everything the bus shares between tabs. What is a
 * member's travels on a channel of that member's, so that a tab of another account is never fed. Without
 * BroadcastChannel nothing happens. Returns the way to stop.
 */
export function startTabs(hub: BusHub, session: Session, setLocale: (locale: Locale) => void): () => void {
  let member: string | null = null;
  let own: Channel<TabMessage> | null = null;
  /** A message that repeats one of another tab is not sent again. */
  let repeating = false;
  const repeat = (act: () => void): void => {
    repeating = true;
    try {
      act();
    } finally {
      repeating = false;
    }
  };
  const relay = ({ topic, payload }: Extract<TabMessage, { kind: 'topic' }>): void => {
    if (TOPICS[topic]?.tabs !== 'all') return;
    hub.relay(topic, payload as never);
    if (topic === 'language:changed') setLocale(payload as Locale);
  };

  const handle = (message: TabMessage): void => {
    const here = session.user()?.id ?? null;
    if (message.kind === 'entered') session.setUser(message.user);
    else if (message.kind === 'left' && message.member === here) session.end(message.isLost);
    else if (message.kind === 'topic') relay(message);
    // Another tab was opened for another member: ask the server which is right.
    else if (message.kind === 'arrived' && message.member !== here) void session.refresh('user');
  };
  const everyone = openChannel<TabMessage>('rv.tabs', (message) => repeat(() => handle(message)));

  function settle(user: User | null): void {
    if ((user?.id ?? null) === member) return;
    own?.close();
    member = user?.id ?? null;
    own =
      member === null
        ? null
        : openChannel<TabMessage>(`rv.member.${member}`, (message) =>
            repeat(() => message.kind === 'topic' && relay(message)),
          );
  }

  const stop = hub.watch((event) => {
    const { topic, payload, from } = event;
    const isShared = from === 'here' && !repeating && TOPICS[topic].tabs === 'all';
    if (event.topic === 'session:changed') {
      if (isShared && event.payload) everyone?.send({ kind: 'entered', user: event.payload });
      if (isShared && !event.payload && member !== null)
        everyone?.send({ kind: 'left', member, isLost: session.isLost() });
      return settle(event.payload);
    }
    if (isShared) (TOPICS[topic].about === 'page' ? everyone : own)?.send({ kind: 'topic', topic, payload });
  });
  settle(session.user());
  everyone?.send({ kind: 'arrived', member });
  return () => {
    stop();
    everyone?.close();
    own?.close();
  };
}
