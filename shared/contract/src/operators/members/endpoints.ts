import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsMeasureBody,
  OpsMemberQuery,
  OpsMemberResponse,
  OpsMembersQuery,
  OpsMembersResponse,
  OpsRestoreBody,
} from './schemas.ts';

export const OPS_FIND_MEMBERS = operatorEndpoint('GET', '/api/ops/members', {
  summary: 'Finds members by id, whole e-mail address or the beginning of a name.',
  right: 'members.read',
  query: OpsMembersQuery,
  response: OpsMembersResponse,
});

export const OPS_READ_MEMBER = operatorEndpoint('GET', '/api/ops/member', {
  summary: 'Account, state, origin, complaints and measures of a member; nothing that they wrote to others.',
  right: 'members.read',
  query: OpsMemberQuery,
  response: OpsMemberResponse,
  errors: ['not_found'],
});

export const OPS_SUSPEND_MEMBER = operatorEndpoint('POST', '/api/ops/member-suspend', {
  summary: 'Suspends a member, ends their sessions and mails the reasons.',
  right: 'members.judge',
  body: OpsMeasureBody,
  errors: ['not_found', 'duplicate', 'pending_deletion'],
});

export const OPS_RESTORE_MEMBER = operatorEndpoint('POST', '/api/ops/member-restore', {
  summary: 'Restores a suspended member, and notifies them.',
  right: 'members.judge',
  body: OpsRestoreBody,
  errors: ['not_found', 'duplicate'],
});
