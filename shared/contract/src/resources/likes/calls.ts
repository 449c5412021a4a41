// Written by "npm run write calls" from resources/likes/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Likes a member; a second like changes nothing (spec §4 Likes). */
export const LIKE: CallOf<typeof endpoints.LIKE> = { method: 'POST', path: '/api/like.php' };

/** Marks a received like and the match as seen, or the match alone. */
export const MARK_LIKE_SEEN: CallOf<typeof endpoints.MARK_LIKE_SEEN> = {
  method: 'POST',
  path: '/api/like-seen.php',
};

/** Lists likes received and sent, and matches (spec §7 likes.php). */
export const READ_LIKES: CallOf<typeof endpoints.READ_LIKES> = { method: 'GET', path: '/api/likes.php' };

/** Returns the newest match the caller has not seen, or null (spec §7 auto-like.php). */
export const READ_UNSEEN_MATCH: CallOf<typeof endpoints.READ_UNSEEN_MATCH> = {
  method: 'GET',
  path: '/api/auto-like.php',
};

/** Withdraws a like; without one nothing changes. */
export const UNLIKE: CallOf<typeof endpoints.UNLIKE> = { method: 'DELETE', path: '/api/like.php' };
