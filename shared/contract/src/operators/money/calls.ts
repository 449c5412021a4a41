// Written by "npm run write calls" from operators/money/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Confirms or refuses, as the second person, what another operator asked for. */
export const OPS_DECIDE_MONEY_ACT: CallOf<typeof endpoints.OPS_DECIDE_MONEY_ACT> = {
  method: 'POST',
  path: '/api/ops/money-act-decide',
};

/** Finds payments by order, receipt, provider id, or the buyer’s id or whole e-mail address. */
export const OPS_FIND_PAYMENTS: CallOf<typeof endpoints.OPS_FIND_PAYMENTS> = {
  method: 'GET',
  path: '/api/ops/payments',
};

/** Asks the provider about a payment now, and books the difference. */
export const OPS_LOOK_AT_PAYMENT: CallOf<typeof endpoints.OPS_LOOK_AT_PAYMENT> = {
  method: 'POST',
  path: '/api/ops/payment-look',
};

/** What waits for operators of money: disputes, returns, acts, jobs, open orders and debts. */
export const OPS_READ_MONEY: CallOf<typeof endpoints.OPS_READ_MONEY> = {
  method: 'GET',
  path: '/api/ops/money',
};

/** A payment as its provider and our books have it, and what of it may go back. */
export const OPS_READ_PAYMENT: CallOf<typeof endpoints.OPS_READ_PAYMENT> = {
  method: 'GET',
  path: '/api/ops/payment',
};

/** Gives money of a payment back, or asks a second person for it; the buyer receives the reason. */
export const OPS_REFUND: CallOf<typeof endpoints.OPS_REFUND> = { method: 'POST', path: '/api/ops/refund' };

/** Tries a failed job about money again. */
export const OPS_RETRY_JOB: CallOf<typeof endpoints.OPS_RETRY_JOB> = {
  method: 'POST',
  path: '/api/ops/job-retry',
};

/** Asks the provider once more for a refund that the bank did not accept. */
export const OPS_RETRY_RETURN: CallOf<typeof endpoints.OPS_RETRY_RETURN> = {
  method: 'POST',
  path: '/api/ops/return-retry',
};

/** Waives a debt, or asks a second person for it; buying works again, and the member receives the reason. */
export const OPS_WAIVE_DEBT: CallOf<typeof endpoints.OPS_WAIVE_DEBT> = {
  method: 'POST',
  path: '/api/ops/debt-waive',
};
