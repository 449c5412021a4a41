import type { GiftName } from '@rendezvous/contract/resources/gifts/schemas';
import type { HalfPrompt } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Generated, JSONColumnType } from 'kysely';

/** A conversation of two; `user_a` < `user_b`. `last_seq` numbers its messages. */
export interface ConversationsTable {
  id: string;
  user_a: string;
  user_b: string;
  started_by: string;
  last_seq: Generated<number>;
  created_at: Date;
}

/** One member's side: what they have read (`read_seq`), removed (`hidden_seq`), not yet seen (`unread`). */
export interface ConversationSidesTable {
  user_id: string;
  conversation_id: string;
  other_id: string;
  read_seq: Generated<number>;
  hidden_seq: Generated<number>;
  unread: Generated<number>;
  /** Messages this side may see. */
  total: Generated<number>;
  last_at: Date | null;
  removed: Generated<boolean>;
}

export type MessageStatus = 'sent' | 'held' | 'draft';

/** `held` waits for the sender's activation, `draft` could not be paid then; both are visible to the sender only. */
export interface MessagesTable {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  kind: 'text' | 'photo' | 'gift' | 'icebreaker';
  status: MessageStatus;
  text: string | null;
  /** Upload that a message of kind `photo` sent; null once its sender is erased. */
  photo_id: string | null;
  /** Name of the gift, with kind `gift`. */
  gift: GiftName | null;
  /** The receiver's half sentence that `text` completes, as of the time of writing. */
  half_prompt: JSONColumnType<HalfPrompt> | null;
  cost: Generated<number>;
  /** When the cost of a first message is given back unless it is read or answered; null after the decision. */
  credit_back_due_at: Date | null;
  /** When the cost was given back. */
  credit_back_at: Date | null;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    conversations: ConversationsTable;
    conversation_sides: ConversationSidesTable;
    messages: MessagesTable;
    /** Messages that went out and are not yet written down for the dispatcher; `opens` marks the first one its receiver gets in a conversation. */
    messages_to_tell: { message_id: string; opens: boolean };
    /** Movements of the ledger whose message was erased with an account. */
    erased_charges: { operation_id: string };
    /** Conversations a member has ever started; only counted, never given back. */
    conversation_starts: { user_id: string; used: number };
    fictional_confirmations: { user_id: string; member_id: string; confirmed_at: Date };
  }
}
