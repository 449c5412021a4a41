import type { Tx } from '#src/platform/db/database.ts';
import type { PaymentContext } from './context.ts';

export const CLOSE_JOB = 'payment-close-checkout';

export interface CloseJob {
  payment: string;
}

type Queue = Pick<PaymentContext, 'jobs'>;

/** Has the provider close the checkout of an order that was replaced or has expired, after the transaction. */
export const closeLater = ({ jobs }: Queue, tx: Tx, payment: string): Promise<void> => {
  const job: CloseJob = { payment };
  return jobs.send(tx, CLOSE_JOB, job);
};
