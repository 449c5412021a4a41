/** Job that gives up a payment nobody finished; sent with the payment itself. */
export const EXPIRY_JOB = 'payment-expiry';

export interface ExpiryJob {
  payment: string;
}
