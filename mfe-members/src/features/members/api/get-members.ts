import { useNavigationType } from 'react-router-dom';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { appendPage, usePages } from '@rendezvous/api-client/use-pages';
import { SEARCH_MEMBERS } from '@rendezvous/contract/calls/members';
import type { MembersResponse } from '@rendezvous/contract/members';
import { membersQuery, type Filters } from '../filters.ts';

/** A page put behind those shown. The number found is the first answer's; similar members are those of the newest. */
function append(shown: MembersResponse, page: MembersResponse): MembersResponse {
  return { ...appendPage(shown, page), num_results: shown.num_results };
}

/**
 * The results of a search. Pages are appended to the one cached answer of the search, so that coming back from a profile
 * finds them all again (spec §4 Search results); an address opened anew asks the server again.
 */
export function useMembers(filters: Filters | null) {
  const revisited = useNavigationType() === 'POP';
  const reading = useEndpoint(SEARCH_MEMBERS, filters && membersQuery(filters), {
    ...(revisited ? { revalidateIfStale: false } : {}),
    keepPreviousData: false,
  });
  const { loadMore, loadingMore } = usePages(
    reading,
    (cursor) => call(SEARCH_MEMBERS, { ...membersQuery(filters!), cursor }),
    append,
  );
  const { data, error, isLoading, mutate } = reading;
  return { results: data, error, isLoading, retry: () => void mutate(), loadMore, loadingMore };
}
