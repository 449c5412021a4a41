import type { Tx } from '#src/platform/db/database.ts';
import { balanceOf, spendCredits } from '#src/money/wallet/service.ts';
import type { MessageRow } from './repository.ts';

/**
 * Charges a message to its sender, in the transaction that writes it.
 * @returns the balance after it, in credits
 * @throws problem `not_enough_credits`
 */
export async function pay(
  tx: Tx,
  message: Pick<MessageRow, 'id' | 'sender_id' | 'kind' | 'cost'>,
): Promise<number> {
  if (message.cost === 0) return balanceOf(tx, message.sender_id);
  const { balance } = await spendCredits(tx, {
    userId: message.sender_id,
    credits: message.cost,
    operationId: `message:${message.id}`,
    reason: message.kind === 'gift' || message.kind === 'photo' ? message.kind : 'message',
  });
  return balance;
}
