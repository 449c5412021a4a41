import { api } from '@rendezvous/api-client/client';
import type { LikeResponse } from '@rendezvous/contract/likes';

export function blockMember(member: string): Promise<void> {
  return api.post('/api/block.php', { member });
}

export function unblockMember(member: string): Promise<void> {
  return api.delete('/api/block.php', { member });
}

/** Likes the member, or takes the like back. */
export function setLike(member: string, liked: boolean): Promise<LikeResponse> {
  return liked
    ? api.post<LikeResponse>('/api/like.php', { member })
    : api.delete<LikeResponse>('/api/like.php', { member });
}
