import { useNavigationType } from 'react-router-dom';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { appendPage, usePages } from '@rendezvous/api-client/use-pages';
import { SEARCH_MEMBERS } from '@rendezvous/contract/calls/members';
import type { MembersResponse } from '@rendezvous/contract/members';
import { membersQuery, type Filters } from '../filters.ts';

/** Appends a page. Keeps the first answer's number of results and the newest similar members. */
function append(shown: MembersResponse, page: MembersResponse): MembersResponse {
  return { ...appendPage(shown, page), num_results: shown.num_results };
}

/**
 * Results of a search. Pages are appended to the search's cached answer, so that returning from a profile finds all of them
 * (spec §4 Search results); a newly opened address asks the server.
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
