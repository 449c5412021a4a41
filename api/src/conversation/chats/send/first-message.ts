import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { sendMessage } from './send-message.ts';

/**
 * Stores the message a visitor wrote before signing up, like any other of an unconfirmed member.
 * @returns false when nothing may be sent to that member any more
 */
export async function storeFirstMessage(
  context: ChatContext,
  userId: string,
  { member, text, fictional_confirmed }: NonNullable<SignupBody['signup_message']>,
): Promise<boolean> {
  const writer = { userId, paid: false, status: 'not_confirmed' as const };
  try {
    await sendMessage(context, writer, {
      member,
      client_id: userId,
      kind: 'text',
      text,
      ...(fictional_confirmed && { fictional_confirmed }),
    });
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return false;
  }
}
