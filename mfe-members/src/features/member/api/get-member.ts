import { apiPath, useApi } from '@rendezvous/api-client/use-api';
import type { MemberResponse, SuggestionsResponse } from '@rendezvous/contract/members';

/** The call that answers one member's page. */
export const memberPath = (id: string): string => apiPath('/api/member.php', { id });

/** The call that answers members like this one. */
export const suggestionsPath = (id: string): string => apiPath('/api/suggestions.php', { for: id, limit: 4 });

/** One member's page, as this visitor may see it. Refused with `not_found` or `blocked_by_member`. */
export const useMember = (id: string) => useApi<MemberResponse>(memberPath(id));

/** Members like this one (spec §2 related profiles). */
export const useSuggestions = (id: string | null) => useApi<SuggestionsResponse>(id && suggestionsPath(id));
