import { ComplaintsQuery, ComplaintsResponse } from '#src/resources/complaints/schemas.ts';
import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import { OpsAnswerBody, OpsCloseBody, OpsComplaintQuery, OpsComplaintResponse } from './schemas.ts';

export const OPS_LIST_COMPLAINTS = operatorEndpoint('GET', '/api/ops/complaints', {
  summary: 'Complaints by state, the oldest first.',
  right: 'complaints.handle',
  query: ComplaintsQuery,
  response: ComplaintsResponse,
});

export const OPS_READ_COMPLAINT = operatorEndpoint('GET', '/api/ops/complaint', {
  summary: 'A complaint with the answers that were mailed.',
  right: 'complaints.handle',
  query: OpsComplaintQuery,
  response: OpsComplaintResponse,
  errors: ['not_found'],
});

export const OPS_ANSWER_COMPLAINT = operatorEndpoint('POST', '/api/ops/complaint-answer', {
  summary: 'Mails an answer to the author of an open complaint.',
  right: 'complaints.handle',
  body: OpsAnswerBody,
  response: OpsComplaintResponse,
  errors: ['not_found'],
});

export const OPS_CLOSE_COMPLAINT = operatorEndpoint('POST', '/api/ops/complaint-close', {
  summary: 'Closes an open complaint with what came of it.',
  right: 'complaints.handle',
  body: OpsCloseBody,
  response: OpsComplaintResponse,
  errors: ['not_found'],
});
