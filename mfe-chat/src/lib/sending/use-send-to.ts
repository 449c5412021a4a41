import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_CHAT } from '@rendezvous/contract/resources/chats/calls';
import type { ChatResponse, SendMessageResponse } from '@rendezvous/contract/resources/chats/schemas';
import { useAct, type Act } from '@rendezvous/domain/forms/use-act';
import { useBus, useUser } from '@rendezvous/remote/react/hooks';
import { useBuy } from '#src/lib/use-buy.ts';
import type { Content } from './content.ts';
import { sendMessage } from './send-message.ts';

/** Refusals of credits or starts, which the packages answer. */
const SOLD = ['not_enough_credits', 'conversation_limit', 'premium_only'] as const;

/** A message from a dialog. `fictional_confirmed` confirms the warning of a fictional profile. */
export type Sending = Content & { fictional_confirmed?: true };
export type SendAct = Act<Sending, SendMessageResponse>;

/** The chat with a member as a dialog over any page knows it. */
export const useChatWith = (member: string) => useEndpoint(READ_CHAT, { member });

/**
 * Sends a message at `price` credits to a member from a dialog. A try after a lost answer reuses its client id, so that it arrives
 * and costs once. Packages are offered where credits or Premium are missing.
 */
export function useSendTo(
  chat: ChatResponse,
  price: number,
  onSent: (answer: SendMessageResponse) => void,
): SendAct {
  const bus = useBus();
  const buy = useBuy(chat);
  const member = chat.profile.id;
  return useAct(
    (sending: Sending, { idempotencyKey }) => sendMessage({ ...sending, member, client_id: idempotencyKey }),
    {
      onDone: (answer) => {
        bus.publish('message:sent', {
          conversation: answer.conversation.id,
          member,
          credits: answer.credits,
          origin: 'dialog',
        });
        onSent(answer);
      },
      onRefused: ({ code }) => {
        const sold = SOLD.find((reason) => reason === code);
        if (sold) buy(sold, sold === 'not_enough_credits' ? price : undefined);
      },
    },
  );
}

/** Returns whether a member can pay now; a writer who has not confirmed pays later. */
export function usePurse(): { credits: number; confirmed: boolean; affords(price: number): boolean } {
  const user = useUser();
  const credits = user?.credits ?? 0;
  const confirmed = user?.status !== 'not_confirmed';
  return { credits, confirmed, affords: (price) => !confirmed || credits >= price };
}
