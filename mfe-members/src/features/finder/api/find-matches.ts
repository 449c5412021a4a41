import { call } from '@rendezvous/api-client/client';
import { FIND_MATCHES } from '@rendezvous/contract/resources/match-finder/calls';
import type {
  MatchFinderBody,
  MatchFinderResponse,
} from '@rendezvous/contract/resources/match-finder/schemas';

/** Finds members by the answers; `cursor` goes on where a page ended. */
export const findMatches = (asked: MatchFinderBody): Promise<MatchFinderResponse> =>
  call(FIND_MATCHES, asked);
