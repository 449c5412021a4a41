import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SlotProps } from '@rendezvous/contract/composition/slots';

/**
 * Returns the way back to a conversation after a payment, with the half sentence that was being completed; none without its
 * partner's name.
 */
export function wayBack(
  chat: ChatResponse | undefined,
  half?: string | null,
): SlotProps['buy-alert']['back'] {
  if (!chat || chat.profile.name === '') return undefined;
  const { conversation, profile } = chat;
  const path = conversation
    ? pathTo('chats-id', { id: conversation.id })
    : pathTo('members-id-chat', { id: profile.id });
  return { path: half ? `${path}?half=${half}` : path, name: profile.name };
}
