import type { LikesResponse } from '@rendezvous/contract/likes';
import type { MemberCard } from '@rendezvous/contract/members';

/** The sender of the newest unseen like; null when there is none. */
export function newestLike({
  liked_by: likes,
  profiles,
}: Pick<LikesResponse, 'liked_by' | 'profiles'>): MemberCard | null {
  const unseen = likes.filter((like) => like.like_new).sort((a, b) => b.at.localeCompare(a.at));
  for (const { id } of unseen) {
    const profile = profiles.find((card) => card.id === id);
    if (profile) return profile;
  }
  return null;
}
