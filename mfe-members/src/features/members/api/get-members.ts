import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { api } from '@rendezvous/api-client/client';
import { useApi } from '@rendezvous/api-client/use-api';
import type { MembersResponse } from '@rendezvous/contract/members';
import { membersPath, type Filters } from '../filters.ts';

/** A page of results put behind those already shown; counts and similar members are those of the newest answer. */
export function append(shown: MembersResponse, page: MembersResponse): MembersResponse {
  const known = new Set(shown.items.map(({ id }) => id));
  return {
    ...page,
    items: [...shown.items, ...page.items.filter(({ id }) => !known.has(id))],
    num_results: shown.num_results,
  };
}

/**
 * The results of a search. Pages are appended to the one cached answer of the search, so that coming back from a profile
 * finds them all again (spec §4 Search results); an address opened anew asks the server again.
 */
export function useMembers(filters: Filters | null) {
  const revisited = useNavigationType() === 'POP';
  const { data, error, isLoading, mutate } = useApi<MembersResponse>(
    filters && membersPath(filters),
    undefined,
    {
      ...(revisited ? { revalidateIfStale: false } : {}),
      keepPreviousData: false,
    },
  );
  const [loadingMore, setLoadingMore] = useState(false);

  async function loadMore() {
    const cursor = data?.next_cursor;
    if (!filters || !cursor || loadingMore) return;
    setLoadingMore(true);
    try {
      const page = await api.get<MembersResponse>(membersPath(filters, { cursor }));
      await mutate((shown) => (shown ? append(shown, page) : page), { revalidate: false });
    } finally {
      setLoadingMore(false);
    }
  }

  return { results: data, error, isLoading, retry: () => void mutate(), loadMore, loadingMore };
}
