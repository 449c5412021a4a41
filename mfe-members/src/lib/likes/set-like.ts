import { api, newIdempotencyKey } from '@rendezvous/api-client/client';
import type { LikeResponse } from '@rendezvous/contract/likes';

const PATH = '/api/like.php';

/**
 * Gives a like or takes it back (spec §4 Likes). Repeating either changes nothing.
 * @throws ApiError `likes_exhausted` with `reset_at` when today's likes are used up
 */
export function setLike(member: string, liked: boolean): Promise<LikeResponse> {
  const send = liked ? api.post<LikeResponse> : api.delete<LikeResponse>;
  return send(PATH, { member }, { idempotencyKey: newIdempotencyKey() });
}
