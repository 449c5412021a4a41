import type { Tx } from '#src/platform/db/database.ts';
import { balanceOf, spendCredits, type Spend } from '#src/money/wallet/face.ts';
import type { MessageRow } from './repository.ts';

type Charged = Pick<MessageRow, 'id' | 'sender_id' | 'kind' | 'cost'>;

/** Payment of a message out of its sender's wallet. */
export const chargeOf = (message: Charged): Spend => ({
  userId: message.sender_id,
  credits: message.cost,
  operationId: `message:${message.id}`,
  reason: message.kind === 'gift' || message.kind === 'photo' ? message.kind : 'message',
});

/**
 * Charges a message to its sender, in the transaction that writes it.
 * @returns the balance after it, in credits
 * @throws problem `not_enough_credits`
 */
export async function pay(tx: Tx, message: Charged): Promise<number> {
  if (message.cost === 0) return balanceOf(tx, message.sender_id);
  return (await spendCredits(tx, chargeOf(message))).balance;
}
