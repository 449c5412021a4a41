// Written by "npm run write calls" from operators/staff/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Adds an operator and shows the key, this once. */
export const OPS_ADD_OPERATOR: CallOf<typeof endpoints.OPS_ADD_OPERATOR> = {
  method: 'POST',
  path: '/api/ops/operators',
};

/** Gives another operator another role and ends their sessions. */
export const OPS_CHANGE_ROLE: CallOf<typeof endpoints.OPS_CHANGE_ROLE> = {
  method: 'PUT',
  path: '/api/ops/operators',
};

/** How many accounts left for which reason, by month. */
export const OPS_COUNT_LEAVING: CallOf<typeof endpoints.OPS_COUNT_LEAVING> = {
  method: 'GET',
  path: '/api/ops/leaving',
};

/** What operators did, the latest first. */
export const OPS_LIST_AUDIT: CallOf<typeof endpoints.OPS_LIST_AUDIT> = {
  method: 'GET',
  path: '/api/ops/audit',
};

/** All operators, retired ones among them. */
export const OPS_LIST_OPERATORS: CallOf<typeof endpoints.OPS_LIST_OPERATORS> = {
  method: 'GET',
  path: '/api/ops/operators',
};

/** Remarks of those who left, without names, the latest first. */
export const OPS_LIST_REMARKS: CallOf<typeof endpoints.OPS_LIST_REMARKS> = {
  method: 'GET',
  path: '/api/ops/leaving-remarks',
};

/** Removes the second factor of another operator and ends their sessions; their next log-in sets up a new one. */
export const OPS_RESET_SECOND_FACTOR: CallOf<typeof endpoints.OPS_RESET_SECOND_FACTOR> = {
  method: 'POST',
  path: '/api/ops/operator-reset',
};

/** Revokes the key of another operator and ends their sessions. */
export const OPS_RETIRE_OPERATOR: CallOf<typeof endpoints.OPS_RETIRE_OPERATOR> = {
  method: 'POST',
  path: '/api/ops/operator-retire',
};
