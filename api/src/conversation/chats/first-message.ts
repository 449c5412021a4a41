import type { SignupBody } from '@rendezvous/contract/signup';
import { newId } from '#src/platform/lib/ids.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { ChatContext } from './context.ts';
import { sendMessage } from './send.ts';

/** Holds the message a visitor wrote before signing up, like any other of an unconfirmed member; one that may not be sent is dropped. */
export async function holdFirstMessage(
  context: ChatContext,
  userId: string,
  { member, text }: NonNullable<SignupBody['signup_message']>,
): Promise<void> {
  const writer = { userId, paid: false, status: 'not_confirmed' as const };
  try {
    await sendMessage(context, writer, { member, client_id: newId(), kind: 'text', text });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
