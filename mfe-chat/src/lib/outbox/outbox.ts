import { ApiError } from '@rendezvous/api-client/client';
import type { SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { sendMessage } from '#src/lib/sending/send-message.ts';
import { removeMessage, storeMessage, storedBy, KEY, messageOf } from './stored-messages.ts';
import type { DeliverPhoto, Outgoing } from './outgoing.ts';

/** Receives what becomes of the messages to a member. */
export interface Watcher {
  onSent(answer: SendMessageResponse): void;
  onRefused(code: ErrorCode, message: Outgoing): void;
}

/** What an outbox needs from the page. */
export interface OutboxPage {
  bus: Bus;
  /** Loads what sends photos, which comes late. */
  photos: () => Promise<DeliverPhoto>;
  watcherOf: (member: string) => Watcher | undefined;
  onChange: () => void;
}

/** A message as its writer hands it over. */
export type Written = Pick<Outgoing, 'clientId' | 'member' | 'content' | 'confirmed'>;

/** Messages of one member on their way. */
export interface Outbox {
  readonly writer: string;
  /** Oldest first. */
  all(): readonly Outgoing[];
  /** Shows a message at once and sends it after earlier ones to the same member. */
  send(message: Written): void;
  /** Retries a message under the same client id, so that it arrives and costs once. */
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Stops all sending. An answer that comes later changes nothing. */
  close(): void;
}

/** `done`: the next message may follow. `again`: this one waits and is sent again. */
type Outcome = 'done' | 'again';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** After so many failures of the server over one message its writer decides. */
const MOST_FAULTS = 5;

/** One tab at a time sends to a member, so that messages of two tabs stay in order. */
const alone = (name: string, run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, run) : run();

/** Came no answer, or none that speaks of the message? It may have arrived, and is sent again under its id. */
const isLost = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 408 || status >= 500 || code === 'rate_limited';

/** Opens the outbox of a member: what earlier tabs have left goes on. */
export function createOutbox(writer: string, { bus, photos, watcherOf, onChange }: OutboxPage): Outbox {
  const known = new Map(storedBy(writer).map((message) => [message.clientId, message]));
  let all: readonly Outgoing[] = [];
  let isClosed = false;
  /** Members whose queue is under way. */
  const busy = new Set<string>();
  /** How often in a row no answer came, by member, and when the next try is due. */
  const misses = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>();

  function changed(): void {
    all = [...known.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
    onChange();
  }

  function put(message: Outgoing): void {
    known.set(message.clientId, message);
    storeMessage(writer, message);
    changed();
  }

  function discard(clientId: string): void {
    known.delete(clientId);
    removeMessage(writer, clientId);
    changed();
  }

  async function attempt({ clientId: client_id, member, content, confirmed }: Outgoing) {
    const { local, ...words } = content;
    const send = (photo = words.photo) =>
      sendMessage({ member, client_id, ...words, photo, ...(confirmed && { fictional_confirmed: true }) });
    return local ? (await photos())(writer, local, send) : send();
  }

  function accept({ clientId, member }: Outgoing, answer: SendMessageResponse): void {
    misses.delete(member);
    watcherOf(member)?.onSent(answer);
    discard(clientId);
    const { conversation, credits } = answer;
    bus.publish('message:sent', { conversation: conversation.id, member, credits, origin: 'conversation' });
  }

  function refuse(message: Outgoing, error: unknown): Outcome {
    const refusal = error instanceof ApiError ? error : null;
    const code = refusal?.code ?? 'internal';
    // A site that is away says so (502 to 504); 500 may be this message's own fault.
    const faults = (message.faults ?? 0) + Number(refusal?.status === 500);
    const lost = refusal !== null && isLost(refusal) && faults < MOST_FAULTS;
    put({ ...message, state: lost ? 'waiting' : 'failed', code, faults });
    if (lost) return 'again';
    misses.delete(message.member);
    watcherOf(message.member)?.onRefused(code, message);
    return 'done';
  }

  async function deliver(message: Outgoing): Promise<Outcome> {
    try {
      const answer = await attempt(message);
      if (!isClosed) accept(message, answer);
      return 'done';
    } catch (error) {
      // Absent when it was discarded meanwhile, or the session is over.
      const still = known.get(message.clientId);
      return still ? refuse(still, error) : 'done';
    }
  }

  /** Sends what waits for a member, one after the other in the order it was written. */
  async function work(member: string): Promise<void> {
    if (busy.has(member)) return;
    busy.add(member);
    await alone(`rv.outbox.${writer}.${member}`, async () => {
      let outcome: Outcome = 'done';
      while (outcome === 'done') {
        const next = all.find((message) => message.member === member && message.state !== 'failed');
        if (!next) break;
        outcome = await deliver(next);
      }
      busy.delete(member);
      if (outcome === 'again') later(member);
    });
  }

  function later(member: string): void {
    const { count = 0, timer } = misses.get(member) ?? {};
    clearTimeout(timer);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** count) * (0.5 + Math.random() / 2);
    misses.set(member, { count: count + 1, timer: setTimeout(() => void work(member), wait) });
  }

  function stopWaiting(): void {
    for (const { timer } of misses.values()) clearTimeout(timer);
    misses.clear();
  }

  function workAll(): void {
    stopWaiting();
    for (const member of new Set(all.map((message) => message.member))) void work(member);
  }

  /** Adopts what another tab has stored or removed. */
  function followTab({ key, newValue }: StorageEvent): void {
    const own = `${KEY}${writer}.`;
    if (key === null) known.clear();
    else if (!key.startsWith(own)) return;
    const message = messageOf(newValue);
    if (message) {
      known.set(message.clientId, message);
      // The other tab sends it, unless it is gone by then.
      if (!busy.has(message.member)) later(message.member);
    } else if (key) known.delete(key.slice(own.length));
    changed();
  }

  window.addEventListener('online', workAll);
  window.addEventListener('storage', followTab);
  changed();
  workAll();

  return {
    writer,
    all: () => all,
    send(message) {
      const latest = all.at(-1);
      // The order of writing, whatever the device's clock does meanwhile.
      const at = Math.max(Date.now(), latest ? Date.parse(latest.at) + 1 : 0);
      put({ ...message, at: new Date(at).toISOString(), state: 'sending' });
      void work(message.member);
    },
    retry(clientId) {
      const message = known.get(clientId);
      if (!message) return;
      put({ ...message, state: 'sending', code: undefined, faults: 0 });
      void work(message.member);
    },
    discard,
    close() {
      isClosed = true;
      window.removeEventListener('online', workAll);
      window.removeEventListener('storage', followTab);
      known.clear();
      stopWaiting();
      changed();
    },
  };
}
