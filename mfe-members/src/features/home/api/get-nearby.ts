import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';

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
