/** Job that mails a buyer the mandate of a promised debit, and the day of its collection. */
export const PROMISED_JOB = 'debit-promised';
export interface PromisedJob {
  payment: string;
}

/** Job that deletes the mandate of a debit that came back, at its provider. */
export const REVOKE_JOB = 'debit-revoke';
export interface RevokeJob {
  payment: string;
}
