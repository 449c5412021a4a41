import { ApiError } from '@rendezvous/api-client/client';
import type { SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import type { ErrorCode } from '@rendezvous/contract/kernel/errors';
import type { Bus } from '@rendezvous/contract/composition/remote-contract';
import { sendMessage } from '#src/lib/sending/send-message.ts';
import { forgetKept, keep, keptBy, KEY, messageOf } from './kept.ts';
import type { DeliverPhoto, Outgoing } from './outgoing.ts';

/** Hears what becomes of the messages to a member. */
export interface Hearer {
  onSent(answer: SendMessageResponse): void;
  onRefused(code: ErrorCode, message: Outgoing): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** After so many failures of the server over one message its writer decides. */
const MOST_FAULTS = 5;

let user = '';
let bus: Bus | undefined;
let deliverPhoto: () => Promise<DeliverPhoto>;
let leave: (() => void) | undefined;
let known = new Map<string, Outgoing>();
let all: readonly Outgoing[] = [];
let isTelling = false;
const listeners = new Set<() => void>();
const hearers = new Map<string, Hearer>();
/** Members whose queue is under way, and how often in a row no answer came. */
const busy = new Set<string>();
const misses = new Map<string, { count: number; timer: ReturnType<typeof setTimeout> }>();

function changed(): void {
  all = [...known.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
  for (const listener of listeners) listener();
}

function put(message: Outgoing): void {
  known.set(message.clientId, message);
  keep(user, message);
  changed();
}

function drop(clientId: string): void {
  known.delete(clientId);
  forgetKept(user, clientId);
  changed();
}

/** One tab at a time sends to a member, so that messages of two tabs keep their order. */
const alone = (name: string, run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, run) : run();

/** Came no answer, or none that speaks of the message? It may have arrived, and is sent again under its id. */
const isLost = ({ status, code }: ApiError): boolean =>
  status === 0 || status === 408 || status >= 500 || code === 'rate_limited';

/** Sends one message. Returns false when it is to be sent again. */
async function deliver({ clientId: client_id, member, content, confirmed }: Outgoing): Promise<boolean> {
  const writer = user;
  const { local, ...words } = content;
  const send = (photo = words.photo) =>
    sendMessage({ member, client_id, ...words, photo, ...(confirmed && { fictional_confirmed: true }) });
  try {
    const answer = await (local ? (await deliverPhoto())(writer, local, send) : send());
    if (writer !== user) return false;
    misses.delete(member);
    hearers.get(member)?.onSent(answer);
    drop(client_id);
    isTelling = true;
    bus?.publish('message:sent', { conversation: answer.conversation.id, member, credits: answer.credits });
    isTelling = false;
    return true;
  } catch (error) {
    // Discarded meanwhile, or the session is over.
    const message = writer === user ? known.get(client_id) : undefined;
    if (!message) return writer === user;
    const refusal = error instanceof ApiError ? error : null;
    const code = refusal?.code ?? 'internal';
    // A site that is away says so (502 to 504); 500 may be this message's own fault.
    const faults = (message.faults ?? 0) + Number(refusal?.status === 500);
    const lost = refusal !== null && isLost(refusal) && faults < MOST_FAULTS;
    put({ ...message, state: lost ? 'waiting' : 'failed', code, faults });
    if (lost) return false;
    misses.delete(member);
    hearers.get(member)?.onRefused(code, message);
    return true;
  }
}

/** Sends what waits for a member, one after the other in the order it was written. */
async function work(member: string): Promise<void> {
  if (busy.has(member)) return;
  busy.add(member);
  const next = () => all.find((message) => message.member === member && message.state !== 'failed');
  await alone(`rv.outbox.${user}.${member}`, async () => {
    let message = next();
    while (message && (await deliver(message))) message = next();
    busy.delete(member);
    if (message && user) later(member);
  });
}

function later(member: string): void {
  const { count = 0, timer } = misses.get(member) ?? {};
  clearTimeout(timer);
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** count) * (0.5 + Math.random() / 2);
  misses.set(member, { count: count + 1, timer: setTimeout(() => void work(member), wait) });
}

function workAll(): void {
  for (const { timer } of misses.values()) clearTimeout(timer);
  misses.clear();
  for (const member of new Set(all.map((message) => message.member))) void work(member);
}

function hearTab({ key, newValue }: StorageEvent): void {
  const own = `${KEY}${user}.`;
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

function close(): void {
  leave?.();
  user = '';
  known = new Map();
  for (const { timer } of misses.values()) clearTimeout(timer);
  misses.clear();
  changed();
}

/** Messages of the page's member on their way, over all conversations, as long as the page lives; what earlier tabs have left goes on. */
export const outbox = {
  /** @param photos loads what sends photos, which comes late */
  open(member: string, pageBus: Bus, photos: () => Promise<DeliverPhoto>): void {
    if (user === member && bus === pageBus) return;
    close();
    user = member;
    bus = pageBus;
    deliverPhoto = photos;
    window.addEventListener('online', workAll);
    window.addEventListener('storage', hearTab);
    const stop = pageBus.subscribe('session:changed', (now) => now?.id !== member && close());
    leave = () => {
      leave = undefined;
      stop();
      window.removeEventListener('online', workAll);
      window.removeEventListener('storage', hearTab);
    };
    for (const message of keptBy(member)) known.set(message.clientId, message);
    changed();
    workAll();
  },
  /** Shows a message at once and sends it after earlier ones to the same member. */
  send(message: Pick<Outgoing, 'clientId' | 'member' | 'content' | 'confirmed'>): void {
    const latest = all.at(-1);
    // The order of writing, whatever the device's clock does meanwhile.
    const at = Math.max(Date.now(), latest ? Date.parse(latest.at) + 1 : 0);
    put({ ...message, at: new Date(at).toISOString(), state: 'sending' });
    void work(message.member);
  },
  /** Retries a message under the same client id, so that it arrives and costs once. */
  retry(clientId: string): void {
    const message = known.get(clientId);
    if (!message) return;
    put({ ...message, state: 'sending', code: undefined, faults: 0 });
    void work(message.member);
  },
  discard: drop,
  all: () => all,
  /** The member whose messages these are; empty after a log-out. */
  writer: () => user,
  isTelling: () => isTelling,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Tells what becomes of messages to a member. Returns the way to stop. */
  hear(member: string, hearer: Hearer): () => void {
    hearers.set(member, hearer);
    return () => void (hearers.get(member) === hearer && hearers.delete(member));
  },
};
