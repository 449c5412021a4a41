// Written by "npm run write calls" from operators/reports/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Closes an open report with a decision, and carries its measure out in the same act. */
export const OPS_DECIDE_REPORT: CallOf<typeof endpoints.OPS_DECIDE_REPORT> = {
  method: 'POST',
  path: '/api/ops/report-decide',
};

/** Reports by state: open ones by their deadline, closed ones the latest first. */
export const OPS_LIST_REPORTS: CallOf<typeof endpoints.OPS_LIST_REPORTS> = {
  method: 'GET',
  path: '/api/ops/reports',
};

/** A report with what was reported, as it was then. */
export const OPS_READ_REPORT: CallOf<typeof endpoints.OPS_READ_REPORT> = {
  method: 'GET',
  path: '/api/ops/report',
};
