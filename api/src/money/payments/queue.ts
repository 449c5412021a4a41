import type { Money } from '@rendezvous/contract/kernel/common';
import type { Tx } from '#src/platform/db/database.ts';
import type { PaymentContext } from './context.ts';

export const CLOSE_JOB = 'payment-close-checkout';
export const REFUND_JOB = 'payment-refund';

export interface CloseJob {
  payment: string;
}

export interface RefundJob {
  payment: string;
  /** The whole amount of the order when it is left out. */
  amount?: Money;
}

type Queue = Pick<PaymentContext, 'jobs'>;

/** Has the provider close the checkout of an order that was replaced or has expired, after the transaction. */
export const closeLater = ({ jobs }: Queue, tx: Tx, payment: string): Promise<void> => {
  const job: CloseJob = { payment };
  return jobs.send(tx, CLOSE_JOB, job);
};

/** Has the provider give money of a payment back, after the transaction. */
export const refundLater = ({ jobs }: Queue, tx: Tx, job: RefundJob): Promise<void> =>
  jobs.send(tx, REFUND_JOB, job);
