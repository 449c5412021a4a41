import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { createOutbox, type Watcher, type Outbox, type Written } from './outbox.ts';
import type { DeliverPhoto, Outgoing } from './outgoing.ts';

const NOTHING: readonly Outgoing[] = [];

let current: { box: Outbox; bus: Bus; stop: () => void } | null = null;
const listeners = new Set<() => void>();
const watchers = new Map<string, Watcher>();

function notify(): void {
  for (const listener of listeners) listener();
}

function close(): void {
  const former = current;
  current = null;
  former?.stop();
  former?.box.close();
  notify();
}

/** The outbox of the page's member, over all conversations, as long as the page lives. */
export const outbox = {
  /** Opens the outbox of a member until a log-out, or until another member follows. */
  open(member: string, bus: Bus, photos: () => Promise<DeliverPhoto>): void {
    if (current?.box.writer === member && current.bus === bus) return;
    close();
    const box = createOutbox(member, {
      bus,
      photos,
      watcherOf: (receiver) => watchers.get(receiver),
      onChange: () => current && notify(),
    });
    const stop = bus.subscribe('session:changed', (now) => now?.id !== member && close());
    current = { box, bus, stop };
    notify();
  },
  send: (message: Written): void => current?.box.send(message),
  retry: (clientId: string): void => current?.box.retry(clientId),
  discard: (clientId: string): void => current?.box.discard(clientId),
  all: (): readonly Outgoing[] => current?.box.all() ?? NOTHING,
  /** The member whose messages these are; empty after a log-out. */
  writer: (): string => current?.box.writer ?? '',
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Reports what becomes of messages to a member. Returns the way to stop. */
  watch(member: string, watcher: Watcher): () => void {
    watchers.set(member, watcher);
    return () => void (watchers.get(member) === watcher && watchers.delete(member));
  },
};
