/** Job that has the provider of an order refund a return. */
export const RETURN_JOB = 'payment-return';
/** Job that reports a failed return to operators and its buyer. */
export const FAILED_JOB = 'payment-return-failed';

/** Job that mails a buyer about a charge-back. */
export const CHARGEBACK_JOB = 'payment-chargeback';

export interface ChargebackJob {
  chargeback: string;
  event: 'booked' | 'reversed';
}

/** Job of the former release, for an order whose status it had set to `refunded`. */
export const FORMER_JOB = 'payment-refund';

export interface FormerJob {
  payment: string;
}

export interface ReturnJob {
  return: string;
}
