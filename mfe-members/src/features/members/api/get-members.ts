import { useNavigationType } from 'react-router-dom';
import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';
import { appendPage, usePages } from '@rendezvous/api-client/use-pages';
import type { MembersResponse } from '@rendezvous/contract/members';
import { membersPath, type Filters } from '../filters.ts';

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
  const reading = useApi<MembersResponse>(filters && membersPath(filters), undefined, {
    ...(revisited ? { revalidateIfStale: false } : {}),
    keepPreviousData: false,
  });
  const { loadMore, loadingMore } = usePages(
    reading,
    (cursor) => api.get<MembersResponse>(membersPath(filters!, { cursor })),
    append,
  );
  const { data, error, isLoading, mutate } = reading;
  return { results: data, error, isLoading, retry: () => void mutate(), loadMore, loadingMore };
}
