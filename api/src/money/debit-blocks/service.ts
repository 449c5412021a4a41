import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { debtsOf } from '#src/money/debts/face.ts';
import type { Services } from '#src/platform/services.ts';
import { REVOKE_JOB, type RevokeJob } from './jobs.ts';
import * as repository from './repository.ts';
import type { BlockRow } from './repository.ts';

/** A debit that came back, and its charge-back. */
interface Returned {
  payment: { id: string; user_id: string };
  chargeback: string;
  reason: string | null;
}

/** Blocks the member of a debit that came back for direct debits, and has its mandate deleted at the provider, inside the caller's transaction. */
export async function openBlock(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  { payment, chargeback, reason }: Returned,
): Promise<void> {
  await repository.insertBlock(tx, {
    id: newId(),
    user_id: payment.user_id,
    payment_id: payment.id,
    chargeback_id: chargeback,
    reason,
    opened_at: clock.now(),
    ended_at: null,
    ended_by: null,
  });
  const job: RevokeJob = { payment: payment.id };
  await jobs.send(tx, REVOKE_JOB, job);
}

/** Ends the block of a charge-back that the bank reversed. */
export async function reverseBlock(tx: Tx, payment: string, chargeback: string, at: Date): Promise<void> {
  const blocks = await repository.lockOpenBlocks(tx, payment);
  const ids = blocks.filter((block) => block.chargeback_id === chargeback).map(({ id }) => id);
  await repository.endBlocks(tx, ids, 'reversed', at);
}

/** Ends the blocks of an order whose debt was paid or waived. One without a debt goes on. */
export async function alignBlocks(tx: Tx, payment: string, at: Date): Promise<void> {
  const blocks = await repository.lockOpenBlocks(tx, payment);
  if (blocks.length === 0) return;
  const debts = await debtsOf(tx, payment);
  const isPaid =
    debts.some(({ state }) => state === 'paid' || state === 'waived') &&
    !debts.some(({ state }) => state === 'open');
  if (isPaid)
    await repository.endBlocks(
      tx,
      blocks.map(({ id }) => id),
      'paid',
      at,
    );
}

/**
 * Ends the newest block of a member, for operators; the caller writes the act down. Their debt stays.
 * @returns the block as it was
 * @throws problem `not_found` for a member without one
 */
export async function endBlock(tx: Tx, userId: string, at: Date): Promise<BlockRow> {
  const block = await repository.findOpenBlock(tx, userId);
  if (!block || (await repository.endBlocks(tx, [block.id], 'operator', at)) === 0)
    throw problem('not_found');
  return block;
}
