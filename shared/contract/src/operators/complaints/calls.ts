// Written by "npm run write calls" from operators/complaints/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Mails an answer to the author of an open complaint. */
export const OPS_ANSWER_COMPLAINT: CallOf<typeof endpoints.OPS_ANSWER_COMPLAINT> = {
  method: 'POST',
  path: '/api/ops/complaint-answer',
};

/** Closes an open complaint with what came of it. */
export const OPS_CLOSE_COMPLAINT: CallOf<typeof endpoints.OPS_CLOSE_COMPLAINT> = {
  method: 'POST',
  path: '/api/ops/complaint-close',
};

/** Complaints by state, the oldest first. */
export const OPS_LIST_COMPLAINTS: CallOf<typeof endpoints.OPS_LIST_COMPLAINTS> = {
  method: 'GET',
  path: '/api/ops/complaints',
};

/** A complaint with the answers that were mailed. */
export const OPS_READ_COMPLAINT: CallOf<typeof endpoints.OPS_READ_COMPLAINT> = {
  method: 'GET',
  path: '/api/ops/complaint',
};
