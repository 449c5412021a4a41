import { operatorEndpoint } from '#src/operators/operator-endpoint.ts';
import {
  OpsJudgeBody,
  OpsMemberQuery,
  OpsMemberResponse,
  OpsMembersQuery,
  OpsMembersResponse,
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
  summary: 'Suspends a member and ends their sessions.',
  right: 'members.judge',
  body: OpsJudgeBody,
  errors: ['not_found', 'duplicate', 'pending_deletion'],
});

export const OPS_RESTORE_MEMBER = operatorEndpoint('POST', '/api/ops/member-restore', {
  summary: 'Restores a suspended member.',
  right: 'members.judge',
  body: OpsJudgeBody,
  errors: ['not_found', 'duplicate'],
});
