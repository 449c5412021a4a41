import { endpoint } from '#src/kernel/endpoint.ts';
import { MemberBody } from '#src/resources/members/schemas.ts';
import { AutoLikeResponse, LikeResponse, LikeSeenBody, LikesResponse } from './schemas.ts';

export const READ_LIKES = endpoint('GET', '/api/likes.php', {
  summary: 'Lists likes received and sent, and matches (spec §7 likes.php).',
  access: 'member',
  response: LikesResponse,
  etag: true,
});

export const LIKE = endpoint('POST', '/api/like.php', {
  summary: 'Likes a member; a second like changes nothing (spec §4 Likes).',
  access: 'member',
  body: MemberBody,
  response: LikeResponse,
  errors: ['not_found', 'blocked_by_member', 'likes_exhausted'],
});

export const UNLIKE = endpoint('DELETE', '/api/like.php', {
  summary: 'Withdraws a like; without one nothing changes.',
  access: 'member',
  body: MemberBody,
  response: LikeResponse,
  errors: ['not_found'],
});

export const MARK_LIKE_SEEN = endpoint('POST', '/api/like-seen.php', {
  summary: 'Marks a received like and the match as seen, or the match alone.',
  access: 'member',
  body: LikeSeenBody,
  errors: ['not_found'],
});

export const READ_UNSEEN_MATCH = endpoint('GET', '/api/auto-like.php', {
  summary: 'Returns the newest match the caller has not seen, or null (spec §7 auto-like.php).',
  access: 'member',
  response: AutoLikeResponse,
});
