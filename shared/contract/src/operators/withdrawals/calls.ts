// Written by "npm run write calls" from operators/withdrawals/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Mails an answer to a statement of withdrawal, and gives back what it leads to where a payment is named. */
export const OPS_ANSWER_WITHDRAWAL: CallOf<typeof endpoints.OPS_ANSWER_WITHDRAWAL> = {
  method: 'POST',
  path: '/api/ops/withdrawal-answer',
};

/** Statements of withdrawal whose contract was not found and that wait for an answer, the oldest first. */
export const OPS_LIST_WITHDRAWALS: CallOf<typeof endpoints.OPS_LIST_WITHDRAWALS> = {
  method: 'GET',
  path: '/api/ops/withdrawals',
};
