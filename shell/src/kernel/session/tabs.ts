import type { BusHub, Heard } from '@rendezvous/bus/bus';
import { TOPICS } from '@rendezvous/contract/composition/events';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { openChannel, type Channel } from '#src/lib/channel.ts';
import type { Session } from './session.ts';

/** Messages between all tabs of the site: the current member, and events of the page. */
type Told =
  | { kind: 'entered'; user: User }
  | { kind: 'left'; member: string }
  | { kind: 'arrived'; member: string | null }
  | { kind: 'topic'; topic: Heard['topic']; payload: unknown };

/**
 * Synchronises the tabs of a browser: log-in and log-out, language, and everything the bus shares between tabs. What is a
 * member's travels on a channel of that member's, so that a tab of another account is never fed. Without
 * BroadcastChannel nothing happens. Returns the way to stop.
 */
export function startTabs(hub: BusHub, session: Session, setLocale: (locale: Locale) => void): () => void {
  let member: string | null = null;
  let own: Channel<Told> | null = null;
  /** A message that repeats one of another tab is not sent again. */
  let repeating = false;
  const repeat = (say: () => void): void => {
    repeating = true;
    try {
      say();
    } finally {
      repeating = false;
    }
  };
  const relay = ({ topic, payload }: Extract<Told, { kind: 'topic' }>): void => {
    if (TOPICS[topic]?.tabs !== 'all') return;
    hub.relay(topic, payload as never);
    if (topic === 'language:changed') setLocale(payload as Locale);
  };

  const hear = (told: Told): void => {
    const here = session.user()?.id ?? null;
    if (told.kind === 'entered') session.setUser(told.user);
    else if (told.kind === 'left' && told.member === here) session.end();
    else if (told.kind === 'topic') relay(told);
    // Another tab was opened for another member: ask the server which is right.
    else if (told.kind === 'arrived' && told.member !== here) void session.refresh('user');
  };
  const everyone = openChannel<Told>('rv.tabs', (told) => repeat(() => hear(told)));

  function settle(user: User | null): void {
    if ((user?.id ?? null) === member) return;
    own?.close();
    member = user?.id ?? null;
    own =
      member === null
        ? null
        : openChannel<Told>(`rv.member.${member}`, (told) =>
            repeat(() => told.kind === 'topic' && relay(told)),
          );
  }

  const stop = hub.watch((heard) => {
    const { topic, payload, from } = heard;
    const told = from === 'here' && !repeating && TOPICS[topic].tabs === 'all';
    if (heard.topic === 'session:changed') {
      if (told && heard.payload) everyone?.tell({ kind: 'entered', user: heard.payload });
      if (told && !heard.payload && member !== null) everyone?.tell({ kind: 'left', member });
      return settle(heard.payload);
    }
    if (told) (TOPICS[topic].about === 'page' ? everyone : own)?.tell({ kind: 'topic', topic, payload });
  });
  settle(session.user());
  everyone?.tell({ kind: 'arrived', member });
  return () => {
    stop();
    everyone?.close();
    own?.close();
  };
}
