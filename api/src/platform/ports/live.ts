import type { LiveEventName, LiveEvents } from '@rendezvous/contract/resources/live-events/schemas';

/** An event as it travels: `id` grows within one member's stream, so that a reader can resume after it. */
export interface StoredEvent {
  id: string;
  name: LiveEventName;
  data: LiveEvents[LiveEventName];
}

export type LiveListener = (event: StoredEvent) => void;

/**
 * Sends live events to the process with the member's connection. Best effort: the lists of the API stay the truth,
 * so publishing never throws and never delays the write it announces.
 */
export interface Live {
  publish<N extends LiveEventName>(userId: string, name: N, data: LiveEvents[N]): Promise<void>;
  /** Calls back with each event of this member from now on; resolves with the way to stop. */
  subscribe(userId: string, listener: LiveListener): Promise<() => void>;
  /** Events of this member after `id` that are still stored (the last 200, of the last 10 minutes). */
  since(userId: string, id: string): Promise<StoredEvent[]>;
  /** Does any process have an open stream of this member? False when unknown. */
  isConnected(userId: string): Promise<boolean>;
  /** Resolves when events can be published and received; rejects when they cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
