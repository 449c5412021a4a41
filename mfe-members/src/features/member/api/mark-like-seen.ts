import { call } from '@rendezvous/api-client/client';
import { MARK_LIKE_SEEN } from '@rendezvous/contract/calls/likes';

/** A like stops being new once the profile it came from was opened (spec §4 Likes). */
export const markLikeSeen = (member: string): Promise<void> => call(MARK_LIKE_SEEN, { member });
