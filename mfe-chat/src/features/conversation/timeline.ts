import type { ChatResponse, Message } from '@rendezvous/contract/resources/chats/schemas';
import type { Outgoing } from '#src/lib/outbox/outgoing.ts';

/** Credits that a message of a kind costs to send; kinds without a price of their own cost what words do. */
export const priceOf = (kind: string, price: Readonly<Record<string, number>>): number | undefined =>
  price[kind] ?? price.message;

/** Adds messages to known ones, which are in server order; one that is known is replaced. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (more.length === 0) return known;
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The same messages, those that were read again in their new form. */
export const replaceIn = (messages: readonly Message[], again: readonly Message[]): Message[] =>
  messages.map((message) => again.find(({ id }) => id === message.id) ?? message);

/** Picks the messages that arrived live and are newer than a page. The page has the others as they are now: it was read later. */
export function newerThan(page: Known, arrived: readonly Message[]): readonly Message[] {
  const last = page.messages.at(-1)?.seq ?? 0;
  return arrived.filter((message) => message.seq > last);
}

/** Known messages of a conversation without a gap, up to its newest page. */
export type Known = Pick<ChatResponse, 'messages' | 'has_more' | 'hidden_older'>;

/**
 * Adds the newest page to what is known and to what has arrived live. Where messages are missing before the page, all older ones are dropped: their pages
 * bring them back without a gap.
 */
export function withNewest(known: Known, page: Known, arrived: readonly Message[]): Known {
  const from = page.messages[0]?.seq ?? 0;
  const last = known.messages.at(-1)?.seq ?? 0;
  const before = mergeMessages(known.messages, arrived).filter((message) => message.seq < from);
  const reaches = before.filter((message) => message.seq > last).length >= from - 1 - last;
  return page.has_more && reaches ? { ...known, messages: [...before, ...page.messages] } : page;
}

/** Outgoing messages whose client id the list does not contain. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly Message[],
): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(
    messages.filter((message) => message.from_me && !message.held).map((message) => message.client_id),
  );
  return outgoing.filter((message) => !arrived.has(message.clientId));
}

export type StreamItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; last: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

const DAY_BREAK = 15 * 60_000;
const times = new WeakMap<Message, readonly [ms: number, day: string]>();

/** Time and day of a message, worked out once: in a long conversation dates cost more than all else here. */
function timeOf(message: Message) {
  let time = times.get(message);
  if (!time) {
    const date = new Date(message.at);
    times.set(message, (time = [+date, date.toDateString()]));
  }
  return time;
}

/** Is the next message close enough to share the time line? */
function isLast(message: Message, next: Message | undefined): boolean {
  if (!next || next.from_me !== message.from_me || Boolean(next.held) !== Boolean(message.held)) return true;
  if ((next.cost ?? 0) !== (message.cost ?? 0)) return true;
  return timeOf(next)[0] - timeOf(message)[0] > DAY_BREAK;
}

/** Entries to draw: a line per day, the "New" line, bubbles, outgoing messages. */
export function streamOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  unreadFrom: number | undefined,
): StreamItem[] {
  const items: StreamItem[] = [];
  let day = '';
  let marked = unreadFrom === undefined;
  messages.forEach((message, index) => {
    const [, today] = timeOf(message);
    if (today !== day) {
      day = today;
      items.push({ kind: 'day', key: `day-${day}`, at: message.at });
    }
    if (!marked && unreadFrom !== undefined && message.seq >= unreadFrom && !message.from_me) {
      marked = true;
      items.push({ kind: 'new', key: 'new' });
    }
    const next = messages[index + 1];
    const last = isLast(message, next) || (next !== undefined && timeOf(next)[1] !== day);
    items.push({ kind: 'message', key: message.client_id + message.from_me, message, last });
  });
  for (const message of outgoing)
    items.push({ kind: 'outgoing', key: `${message.clientId}true`, outgoing: message });
  return items;
}
