import { endpoint } from '#src/kernel/endpoint.ts';
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

export const OPS_LIST_OPERATORS = endpoint('GET', '/api/ops/operators', {
  summary: 'All operators, retired ones among them.',
  access: 'operator',
  right: 'operators.manage',
  response: OpsOperatorsResponse,
});

export const OPS_ADD_OPERATOR = endpoint('POST', '/api/ops/operators', {
  summary: 'Adds an operator and shows the key, this once.',
  access: 'operator',
  right: 'operators.manage',
  body: OpsNewOperatorBody,
  response: OpsNewOperatorResponse,
  status: 201,
  secretAnswer: true,
  errors: ['duplicate'],
});

export const OPS_CHANGE_ROLE = endpoint('PUT', '/api/ops/operators', {
  summary: 'Gives another operator another role and ends their sessions.',
  access: 'operator',
  right: 'operators.manage',
  body: OpsRoleBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_RETIRE_OPERATOR = endpoint('POST', '/api/ops/operator-retire', {
  summary: 'Revokes the key of another operator and ends their sessions.',
  access: 'operator',
  right: 'operators.manage',
  body: OpsOperatorBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_RESET_SECOND_FACTOR = endpoint('POST', '/api/ops/operator-reset', {
  summary:
    'Removes the second factor of another operator and ends their sessions; their next log-in sets up a new one.',
  access: 'operator',
  right: 'operators.manage',
  body: OpsOperatorBody,
  response: OpsOperatorResponse,
  errors: ['not_found'],
});

export const OPS_LIST_AUDIT = endpoint('GET', '/api/ops/audit', {
  summary: 'What operators did, the latest first.',
  access: 'operator',
  right: 'audit.read',
  query: OpsAuditQuery,
  response: OpsAuditResponse,
});

export const OPS_COUNT_LEAVING = endpoint('GET', '/api/ops/leaving', {
  summary: 'How many accounts left for which reason, by month.',
  access: 'operator',
  right: 'leaving.read',
  query: OpsLeavingQuery,
  response: OpsLeavingResponse,
});

export const OPS_LIST_REMARKS = endpoint('GET', '/api/ops/leaving-remarks', {
  summary: 'Remarks of those who left, without names, the latest first.',
  access: 'operator',
  right: 'leaving.read',
  query: OpsRemarksQuery,
  response: OpsRemarksResponse,
});
