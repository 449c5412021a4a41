/** Job that mails the buyer the receipt of a payment; queued in the transaction that completes it. */
export const RECEIPT_MAIL_JOB = 'payment-mail';

export interface ReceiptMailJob {
  payment: string;
}

/** Job that mails the buyer a credit note; queued in the transaction that issues it. */
export const CREDIT_NOTE_MAIL_JOB = 'credit-note-mail';

export interface CreditNoteMailJob {
  paper: string;
}
