import type { Tx } from '#src/platform/db/database.ts';
import type { PaymentContext } from './context.ts';

const CLOSE_JOB = 'payment-close-checkout';
const REFUND_JOB = 'payment-refund';

interface ProviderJob {
  payment: string;
}

type Queue = Pick<PaymentContext, 'jobs'>;

/** Has the provider close the checkout of an order that was replaced or has expired, after the transaction. */
export const closeLater = ({ jobs }: Queue, tx: Tx, payment: string): Promise<void> =>
  jobs.send(tx, CLOSE_JOB, { payment });

/** Has the provider give the money of a payment back, after the transaction. */
export const refundLater = ({ jobs }: Queue, tx: Tx, payment: string): Promise<void> =>
  jobs.send(tx, REFUND_JOB, { payment });

/** Registers what is asked of the provider. A provider that is away is asked again. */
export function handleProviderJobs({ jobs, provider }: Pick<PaymentContext, 'jobs' | 'provider'>): void {
  const ask = (name: string, act: 'closeCheckout' | 'refund') =>
    jobs.handle<ProviderJob>(name, async ({ payment }) => {
      if (!provider) throw new Error('no payment provider');
      await provider[act](payment);
    });
  ask(CLOSE_JOB, 'closeCheckout');
  ask(REFUND_JOB, 'refund');
}
