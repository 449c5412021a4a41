import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { appendPage, usePages } from '@rendezvous/api-client/use-pages';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { membersQuery, type Filters } from '../filters.ts';

/** The page after a cursor, where it was fetched ahead. */
export type Ahead = (cursor: string) => Promise<MembersResponse> | undefined;

/** Appends a page. Uses the first answer's number of results and the newest similar members. */
export function appendResults(shown: MembersResponse, page: MembersResponse): MembersResponse {
  return { ...appendPage(shown, page), num_results: shown.num_results };
}

/**
 * Results of a search. Pages are appended to the search's cached answer, so that returning from a profile finds all of them
 * (spec §4 Search results); a newly opened address asks the server.
 * @param ahead finds pages that were fetched ahead
 */
export function useMembers(filters: Filters, ahead: RefObject<Ahead | undefined>) {
  const revisited = useNavigationType() === 'POP';
  const query = membersQuery(filters);
  const reading = useEndpoint(SEARCH_MEMBERS, query, {
    ...(revisited ? { revalidateIfStale: false } : {}),
    revalidateOnReconnect: false,
    keepPreviousData: false,
  });
  const { loadMore, loadingMore } = usePages(
    reading,
    (cursor) => ahead.current?.(cursor) ?? call(SEARCH_MEMBERS, { ...query, cursor }),
    appendResults,
  );
  const { data, error, mutate } = reading;
  return {
    query,
    results: data,
    error,
    retry: () => void mutate(),
    /** Shows these results in place of the cached ones. */
    show: (results: MembersResponse) => mutate(results, { revalidate: false }),
    loadMore,
    loadingMore,
  };
}

/** Result of `useMembers`. */
export type MembersList = ReturnType<typeof useMembers>;
