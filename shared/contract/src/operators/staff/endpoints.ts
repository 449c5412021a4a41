import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsAuditQuery,
  OpsAuditResponse,
  OpsLeavingQuery,
  OpsLeavingResponse,
  OpsNewOperatorBody,
  OpsNewOperatorResponse,
  OpsOperatorBody,
  OpsOperatorResponse,
  OpsOperatorsResponse,
  OpsRemarksQuery,
  OpsRemarksResponse,
  OpsRoleBody,
} from './schemas.ts';

export const OPS_LIST_OPERATORS = operatorEndpoint('GET', '/api/ops/operators', {
  summary: 'All operators, retired ones among them.',
  right: 'operators.manage',
  response: OpsOperatorsResponse,
});

export const OPS_ADD_OPERATOR = operatorEndpoint('POST', '/api/ops/operators', {
  summary: 'Adds an operator and shows the key, this once.',
  right: 'operators.manage',
  body: OpsNewOperatorBody,
  response: OpsNewOperatorResponse,
  status: 201,
  secretAnswer: true,
  errors: ['duplicate'],
});

export const OPS_CHANGE_ROLE = operatorEndpoint('PUT', '/api/ops/operators', {
  summary: 'Gives another operator another role and ends their sessions.',
  right: 'operators.manage',
  body: OpsRoleBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_RETIRE_OPERATOR = operatorEndpoint('POST', '/api/ops/operator-retire', {
  summary: 'Revokes the key of another operator and ends their sessions.',
  right: 'operators.manage',
  body: OpsOperatorBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_RESET_SECOND_FACTOR = operatorEndpoint('POST', '/api/ops/operator-reset', {
  summary:
    'Removes the second factor of another operator and ends their sessions; their next log-in sets up a new one.',
  right: 'operators.manage',
  body: OpsOperatorBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_LIST_AUDIT = operatorEndpoint('GET', '/api/ops/audit', {
  summary: 'What operators did, the latest first.',
  right: 'audit.read',
  query: OpsAuditQuery,
  response: OpsAuditResponse,
});

export const OPS_COUNT_LEAVING = operatorEndpoint('GET', '/api/ops/leaving', {
  summary: 'How many accounts left for which reason, by month.',
  right: 'leaving.read',
  query: OpsLeavingQuery,
  response: OpsLeavingResponse,
});

export const OPS_LIST_REMARKS = operatorEndpoint('GET', '/api/ops/leaving-remarks', {
  summary: 'Remarks of those who left, without names, the latest first.',
  right: 'leaving.read',
  query: OpsRemarksQuery,
  response: OpsRemarksResponse,
});
