import type { Money } from '@rendezvous/contract/kernel/common';
import type { ReturnReason } from '@rendezvous/contract/resources/payments/values';
import type { Tx } from '#src/platform/db/database.ts';
import type { BookingContext } from './context.ts';
import { RETURN_JOB, type ReturnJob } from './jobs.ts';
import * as repository from './repository.ts';
import type { ReturnRow } from './repository.ts';

/** A wish for money back. */
export interface AskedReturn {
  /** Names the return for ever; it is also the key the provider gets. The same id again asks nothing. */
  id: string;
  amount: Money;
  /** Unused credits of the order revoked for it; none when left out. */
  credits?: number;
  reason: ReturnReason;
  /** The operator who asks. */
  askedBy?: string;
}

type Parts = Pick<BookingContext, 'clock' | 'jobs'>;

/** Stores a return and queues the refund by the provider. */
export async function storeReturn(
  { clock, jobs }: Parts,
  tx: Tx,
  paymentId: string,
  { id, amount, credits = 0, reason, askedBy }: AskedReturn,
): Promise<ReturnRow> {
  const at = clock.now();
  const row = await repository.insertReturn(tx, {
    id,
    payment_id: paymentId,
    ...amount,
    credits,
    reason,
    state: 'asked',
    asked_by: askedBy ?? null,
    asked_at: at,
    changed_at: at,
  });
  await queue(jobs, tx, id);
  return row;
}

/** Asks for a failed return once more, under a new key. */
export async function askAgain(
  { clock, jobs }: Parts,
  tx: Tx,
  { id, attempt }: Pick<ReturnRow, 'id' | 'attempt'>,
): Promise<void> {
  await repository.changeReturn(tx, id, {
    state: 'asked',
    attempt: attempt + 1,
    provider_refund_id: null,
    failure: null,
    changed_at: clock.now(),
  });
  await queue(jobs, tx, id);
}

function queue(jobs: Parts['jobs'], tx: Tx, id: string): Promise<void> {
  const job: ReturnJob = { return: id };
  return jobs.send(tx, RETURN_JOB, job);
}
