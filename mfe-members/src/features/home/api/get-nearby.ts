import { apiPath, useApi } from '@rendezvous/api-client/use-api';
import type { MembersResponse } from '@rendezvous/contract/members';
import type { Settings } from '@rendezvous/contract/settings';
import type { User } from '@rendezvous/contract/user';

/** The call that answers the four members on the home page. */
export function nearbyPath(user: User | null, settings: Settings): string {
  return apiPath('/api/members.php', {
    gender: user?.profile.seeking,
    country: user?.profile.country ?? settings.geoip_selected_country,
    has_photo: true,
    limit: 4,
  });
}

/** Four members in the visitor's country; null asks for none. */
export const useNearby = (path: string | null) => useApi<MembersResponse>(path);
