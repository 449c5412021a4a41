import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { addressOf } from '@rendezvous/contract/kernel/call';
import { READ_MEMBER, SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/calls';

const likeThis = (id: string) => ({ for: id, limit: 4 });

/** Requests of a member's page. */
export const memberReads = (id: string): string[] => [
  addressOf(READ_MEMBER, { id }),
  addressOf(SUGGEST_MEMBERS, likeThis(id)),
];

/** Member's page as this visitor may see it. @throws ApiError `not_found`, `blocked_by_member` */
export const useMember = (id: string) => useEndpoint(READ_MEMBER, { id });

/** Similar members (spec §2 related profiles); null sends no request. */
export const useSuggestions = (id: string | null) => useEndpoint(SUGGEST_MEMBERS, id ? likeThis(id) : null);
