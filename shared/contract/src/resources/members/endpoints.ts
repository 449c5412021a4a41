import { endpoint } from '#src/kernel/endpoint.ts';
import {
  ElsewhereQuery,
  ElsewhereResponse,
  MemberQuery,
  MemberResponse,
  MembersQuery,
  MembersResponse,
  SuggestionsQuery,
  SuggestionsResponse,
} from './schemas.ts';

export const SEARCH_MEMBERS = endpoint('GET', '/api/members.php', {
  summary: 'Returns one page of the members that match a search (spec §3 Search filter state).',
  access: 'public',
  query: MembersQuery,
  response: MembersResponse,
  errors: ['authentication_required'],
});

export const SEARCH_ELSEWHERE = endpoint('GET', '/api/members-elsewhere.php', {
  summary:
    'Returns the members of each other site that match a search, last active first; no site unless `member_resell` is on (spec §1).',
  access: 'public',
  query: ElsewhereQuery,
  response: ElsewhereResponse,
  errors: ['authentication_required'],
});

export const READ_MEMBER = endpoint('GET', '/api/member.php', {
  summary:
    'Returns a member’s profile and the caller’s relation to that member; the caller’s own also as other viewers see it.',
  access: 'public',
  query: MemberQuery,
  response: MemberResponse,
  errors: ['not_found', 'blocked_by_member'],
});

export const SUGGEST_MEMBERS = endpoint('GET', '/api/suggestions.php', {
  summary: 'Suggests members, or members like the one named by `for` (spec §2).',
  access: 'public',
  query: SuggestionsQuery,
  response: SuggestionsResponse,
  errors: ['authentication_required', 'not_found', 'blocked_by_member'],
});
