import { sql } from 'kysely';
import type { MemberFacts } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { chargeOf } from '#src/conversation/chats/payment.ts';
import type { MessageRow, Written } from '#src/conversation/chats/repository.ts';

/** A message of words or a gift that costs something. */
export type FastMessage = Pick<
  MessageRow,
  'id' | 'sender_id' | 'client_id' | 'text' | 'gift' | 'cost' | 'created_at'
> & { kind: 'text' | 'icebreaker' | 'gift' };

/** A message that went out in one statement. */
export interface SentAtOnce {
  member: MemberFacts;
  conversation: string;
  written: Written;
  /** The sender's balance after it. */
  credits: number;
}

/** Conditions on the receiver of a message that is sent in one statement. */
const FREELY_IN_CONTACT = {
  status: 'active',
  fictional: false,
  self: false,
  blockedViewer: false,
  blockedByViewer: false,
  inContact: true,
} as const;

/** A message with where it goes: a conversation, or the one with a member. */
export interface FastSend {
  message: FastMessage;
  to: { conversation?: string | undefined; member?: string | undefined };
}

/** `null`: something is otherwise than usual, and nothing was done. `busy`: nothing was done either, since another transaction locks what it needs. */
export type Outcome = SentAtOnce | 'busy' | null;

/**
 * Sends messages between members in contact, without a block, in one statement. The statement checks, numbers, writes and charges each message, updates
 * both sides of its conversation, and notes it for the dispatcher of notifications.
 * @param waits whether it waits for locks of others; two that wait with locks would wait for each other, so only one message may
 * @throws `unique_violation` when one was written before, `serialization_failure` when the credits have gone meanwhile; then none was sent
 */
export async function sendAtOnce(tx: Tx, sends: readonly FastSend[], waits: boolean): Promise<Outcome[]> {
  const items = sends.map(({ message, to: { conversation, member } }, place) => {
    const { operationId: operation, reason } = chargeOf(message);
    return { ...message, place, conversation, member, operation, reason };
  });
  const { rows } = await sql<SentRow>`
    select i.place, s.is_sent, s.member, s.name, s.profile_status, s.invisible, s.consented, s.conversation, s.seq, s.unread, s.received, s.receiver_unread,
      s.sender_unread, s.balance
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (place int, id text, sender_id text, conversation text, member text, client_id text,
        kind text, text text, gift text, cost int, operation text, reason text, created_at timestamptz)
      cross join lateral send_between_contacts(i.id, i.sender_id, i.conversation, i.member, i.client_id, i.kind, i.text, i.gift, i.cost, i.operation, i.reason,
        i.created_at, ${waits}) s`.execute(tx);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return sends.map((_, place) => {
    const row = byPlace.get(place);
    if (!row) return null;
    return row.is_sent ? sentOf(row) : 'busy';
  });
}

interface SentRow {
  place: number;
  is_sent: boolean;
  member: string;
  name: string;
  profile_status: MemberFacts['profileStatus'];
  invisible: boolean;
  consented: boolean;
  conversation: string;
  seq: number;
  unread: number;
  received: number;
  receiver_unread: number;
  sender_unread: number;
  balance: number;
}

function sentOf(row: SentRow): SentAtOnce {
  const { conversation, name, invisible, consented, seq, unread, received } = row;
  return {
    member: {
      ...FREELY_IN_CONTACT,
      id: row.member,
      name,
      profileStatus: row.profile_status,
      invisible,
      consented,
      conversation,
    },
    conversation,
    written: {
      seq,
      unread,
      received,
      receiverUnread: row.receiver_unread,
      senderUnread: row.sender_unread,
      creditBackDue: null,
    },
    credits: row.balance,
  };
}
