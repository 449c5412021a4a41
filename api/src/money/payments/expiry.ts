/** Job that expires an unfinished payment; queued together with the payment. */
export const EXPIRY_JOB = 'payment-expiry';

export interface ExpiryJob {
  payment: string;
}
