/** Job that has the provider of an order refund a return. */
export const RETURN_JOB = 'payment-return';
/** Job that reports a failed return to operators and its buyer. */
export const FAILED_JOB = 'payment-return-failed';

export interface ReturnJob {
  return: string;
}
