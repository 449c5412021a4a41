/** Job that has the provider charge an accepted debit when the request that accepted it did not come to it. */
export const CHARGE_JOB = 'debit-charge';
/** Names an order, and nothing of its form. */
export interface DebitJob {
  payment: string;
}
