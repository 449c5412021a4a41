import { call } from '@rendezvous/api-client/client';
import { MARK_LIKE_SEEN } from '@rendezvous/contract/calls/likes';

/** Marks a member's like as seen after their profile was opened (spec §4 Likes). */
export const markLikeSeen = (member: string): Promise<void> => call(MARK_LIKE_SEEN, { member });
