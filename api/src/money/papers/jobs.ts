/** Job that mails the buyer the receipt of a payment; queued in the transaction that completes it. */
export const RECEIPT_MAIL_JOB = 'payment-mail';

export interface ReceiptMailJob {
  payment: string;
}
