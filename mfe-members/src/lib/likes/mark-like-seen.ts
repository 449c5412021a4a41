import { call } from '@rendezvous/api-client/client';
import { MARK_LIKE_SEEN } from '@rendezvous/contract/resources/likes/calls';
import type { LikeSeenBody } from '@rendezvous/contract/resources/likes/schemas';

/** Marks a member's like and the match as seen after their profile was opened, or the match alone (spec §4 Likes). */
export const markLikeSeen = (seen: LikeSeenBody): Promise<void> => call(MARK_LIKE_SEEN, seen);
