import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';

/** The sender of the newest unseen like that the viewer has not returned; null when there is none. */
export function newestLike({
  liked_by: likes,
  sent,
  profiles,
}: Pick<LikesResponse, 'liked_by' | 'sent' | 'profiles'>): MemberCard | null {
  const returned = new Set(sent.map(({ id }) => id));
  const unseen = likes
    .filter((like) => like.like_new && !returned.has(like.id))
    .sort((a, b) => b.at.localeCompare(a.at));
  for (const { id } of unseen) {
    const profile = profiles.find((card) => card.id === id);
    if (profile) return profile;
  }
  return null;
}
