import { call } from '@rendezvous/api-client/client';
import { FIND_MATCHES } from '@rendezvous/contract/calls/match-finder';
import type { MatchFinderBody, MatchFinderResponse } from '@rendezvous/contract/match-finder';

/** Finds members by the answers; `cursor` goes on where a page ended. */
export const findMatches = (asked: MatchFinderBody): Promise<MatchFinderResponse> =>
  call(FIND_MATCHES, asked);
