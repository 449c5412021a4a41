export { type DoneReturn, issueCreditNote, issueReceipt, vatRateNow } from './issue.ts';
export {
  CREDIT_NOTE_MAIL_JOB,
  RECEIPT_MAIL_JOB,
  type CreditNoteMailJob,
  type ReceiptMailJob,
} from './jobs.ts';
export { findOwnPaper, findPaper, findReceipt, numbersOf, type ShownPaper } from './repository.ts';
export { forgetPapers } from './retention.ts';
export { openByToken, paperOfToken } from './token.ts';
