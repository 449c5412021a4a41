import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { addressOf } from '@rendezvous/contract/call';
import { READ_MEMBER, SUGGEST_MEMBERS } from '@rendezvous/contract/calls/members';

const likeThis = (id: string) => ({ for: id, limit: 4 });

/** What a member's page reads. */
export const memberReads = (id: string): string[] => [
  addressOf(READ_MEMBER, { id }),
  addressOf(SUGGEST_MEMBERS, likeThis(id)),
];

/** One member's page, as this visitor may see it. Refused with `not_found` or `blocked_by_member`. */
export const useMember = (id: string) => useEndpoint(READ_MEMBER, { id });

/** Members like this one (spec §2 related profiles); null asks for none. */
export const useSuggestions = (id: string | null) => useEndpoint(SUGGEST_MEMBERS, id ? likeThis(id) : null);
