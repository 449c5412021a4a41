import { endpoint } from '#src/kernel/endpoint.ts';
import {
  OpsJudgeBody,
  OpsMemberQuery,
  OpsMemberResponse,
  OpsMembersQuery,
  OpsMembersResponse,
} from './schemas.ts';

export const OPS_FIND_MEMBERS = endpoint('GET', '/api/ops/members', {
  summary: 'Finds members by id, whole e-mail address or the beginning of a name.',
  access: 'operator',
  right: 'members.read',
  query: OpsMembersQuery,
  response: OpsMembersResponse,
});

export const OPS_READ_MEMBER = endpoint('GET', '/api/ops/member', {
  summary: 'Account, state, origin, complaints and measures of a member; nothing that they wrote to others.',
  access: 'operator',
  right: 'members.read',
  query: OpsMemberQuery,
  response: OpsMemberResponse,
  errors: ['not_found'],
});

export const OPS_SUSPEND_MEMBER = endpoint('POST', '/api/ops/member-suspend', {
  summary: 'Suspends a member and ends their sessions.',
  access: 'operator',
  right: 'members.judge',
  body: OpsJudgeBody,
  errors: ['not_found', 'duplicate', 'pending_deletion'],
});

export const OPS_RESTORE_MEMBER = endpoint('POST', '/api/ops/member-restore', {
  summary: 'Restores a suspended member.',
  access: 'operator',
  right: 'members.judge',
  body: OpsJudgeBody,
  errors: ['not_found', 'duplicate'],
});
