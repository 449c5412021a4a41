export { type DoneReturn, issueCreditNote, issueReceipt } from './issue.ts';
export { RECEIPT_MAIL_JOB, type ReceiptMailJob } from './jobs.ts';
export { forgetPapers } from './retention.ts';
