import type { Message } from '@rendezvous/contract/chats';
import type { ErrorCode } from '@rendezvous/contract/errors';

/** A message this page has not heard of being written yet. */
export interface Outgoing {
  clientId: string;
  text: string;
  at: string;
  state: 'sending' | 'failed';
  /** Why it failed. */
  code?: ErrorCode;
}

/** Messages from several sources as one list in the server's order; of the same message the later source's word counts. */
export function mergeMessages(...sources: readonly (readonly Message[])[]): Message[] {
  const byId = new Map<string, Message>();
  for (const source of sources) for (const message of source) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** What is still on its way: everything the list does not hold under its client id. */
export function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly Message[]): Outgoing[] {
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
const dayOf = (at: string) => new Date(at).toDateString();

/** Is the next message close enough to share this one's time line? */
function isLast(message: Message, next: Message | undefined): boolean {
  if (!next || next.from_me !== message.from_me || Boolean(next.held) !== Boolean(message.held)) return true;
  if ((next.cost ?? 0) !== (message.cost ?? 0)) return true;
  return new Date(next.at).getTime() - new Date(message.at).getTime() > DAY_BREAK;
}

/** The conversation as it is drawn: a line per day, the "New" line before what was unread, bubbles, what is on its way. */
export function streamOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  unreadFrom: number | undefined,
): StreamItem[] {
  const items: StreamItem[] = [];
  let day = '';
  let marked = unreadFrom === undefined;
  messages.forEach((message, index) => {
    if (dayOf(message.at) !== day) {
      day = dayOf(message.at);
      items.push({ kind: 'day', key: `day-${day}`, at: message.at });
    }
    if (!marked && unreadFrom !== undefined && message.seq >= unreadFrom && !message.from_me) {
      marked = true;
      items.push({ kind: 'new', key: 'new' });
    }
    const next = messages[index + 1];
    const last = isLast(message, next) || (next !== undefined && dayOf(next.at) !== day);
    items.push({ kind: 'message', key: message.client_id + message.from_me, message, last });
  });
  for (const message of outgoing)
    items.push({ kind: 'outgoing', key: `${message.clientId}true`, outgoing: message });
  return items;
}
