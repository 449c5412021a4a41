import { useApi } from '@rendezvous/api-client/use-api';
import type { AutoLikeResponse, LikesResponse } from '@rendezvous/contract/likes';
import type { MemberResponse } from '@rendezvous/contract/members';
import { useTopic } from '@rendezvous/remote/react/hooks';

export type MatchedProfile = NonNullable<AutoLikeResponse['profile']>;

/** Whom the match dialog shows: null when there is nobody, undefined while that is being found out. */
export function useMatchedProfile(member: string | undefined): MatchedProfile | null | undefined {
  const known = cardOf(useTopic('likes:updated'), member);
  const named = useApi<MemberResponse>(member && !known ? '/api/member.php' : null, { id: member });
  const unseen = useApi<AutoLikeResponse>(member ? null : '/api/auto-like.php');
  if (known) return known;
  if (named.error || unseen.error) return null;
  return member ? named.data?.member : unseen.data?.profile;
}

const cardOf = (likes: LikesResponse | undefined, member: string | undefined): MatchedProfile | undefined =>
  likes?.profiles.find(({ id }) => id === member);
