import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { QueryOf } from '@rendezvous/contract/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/calls/members';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

type Search = QueryOf<typeof SEARCH_MEMBERS>;

/** Query for the four members on the home page. */
export const nearbyQuery = (user: User | null, settings: Settings): Search => ({
  gender: user?.profile.seeking,
  country: user?.profile.country ?? settings.geoip_selected_country,
  has_photo: true,
  limit: 4,
});

/** Four members of the visitor's country; null sends no request. */
export const useNearby = (query: Search | null) => useEndpoint(SEARCH_MEMBERS, query);
