import type { ConversationSummary, Message } from '@rendezvous/contract/resources/chats/schemas';
import type { Static } from 'typebox';
import { presentChatPhoto, type PhotoReader } from '#src/conversation/chat-photos/face.ts';
import type { ListedSide } from './lists/list-repository.ts';
import type { MessageRow } from './repository.ts';

/** A message as one side sees it: what it cost is the sender's business alone. */
export function presentMessage(row: MessageRow, viewerId: string, reader: PhotoReader): Message {
  const mine = row.sender_id === viewerId;
  const photo = presentChatPhoto(row, viewerId, reader);
  return {
    id: row.id,
    client_id: row.client_id,
    seq: row.seq,
    from_me: mine,
    kind: row.kind,
    ...(row.text !== null && { text: row.text }),
    ...(photo && { photo }),
    ...(row.gift !== null && { gift: row.gift }),
    ...(row.half_prompt !== null && { half_prompt: row.half_prompt }),
    ...(mine && { cost: row.cost }),
    ...(mine && row.credit_back_at !== null && { credit_back: true }),
    at: row.created_at.toISOString(),
    ...(row.status !== 'sent' && { held: true }),
  };
}

/** A conversation as one side's list shows it; `blocked` says that this side has blocked the other. */
export function presentConversation(
  side: Pick<ListedSide, 'conversation_id' | 'last_at' | 'last'>,
  viewerId: string,
  blocked: boolean,
): Static<typeof ConversationSummary> {
  return {
    id: side.conversation_id,
    last_message: side.last && {
      kind: side.last.kind,
      ...(side.last.text !== null && { text: side.last.text }),
      from_me: side.last.sender_id === viewerId,
    },
    last_at: side.last_at?.toISOString() ?? null,
    blocked,
  };
}
