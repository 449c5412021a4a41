import { endpoint } from '#src/kernel/endpoint.ts';
import { BlockedMembersResponse, MemberBody } from '#src/resources/members/schemas.ts';
import { NoQuery } from '#src/kernel/no-body.ts';

export const READ_BLOCKED_MEMBERS = endpoint('GET', '/api/block.php', {
  summary: 'Lists the members the caller has blocked.',
  access: 'member',
  query: NoQuery,
  response: BlockedMembersResponse,
});

export const BLOCK = endpoint('POST', '/api/block.php', {
  summary: 'Blocks a member; blocking twice changes nothing (spec §6 Blocked user).',
  access: 'member',
  body: MemberBody,
  errors: ['not_found'],
});

export const UNBLOCK = endpoint('DELETE', '/api/block.php', {
  summary: 'Ends the block of a member.',
  access: 'member',
  body: MemberBody,
  errors: ['not_found'],
});
