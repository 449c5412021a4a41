import { useEffect, useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_UNSEEN_MATCH } from '@rendezvous/contract/resources/likes/calls';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/calls';
import type { AutoLikeResponse } from '@rendezvous/contract/resources/likes/schemas';
import { useTopic } from '@rendezvous/remote/react/hooks';

export type MatchedProfile = NonNullable<AutoLikeResponse['profile']>;

/** Member of the match dialog: null without a match, undefined while loading. */
export function useMatchedProfile(member: string | undefined): MatchedProfile | null | undefined {
  const known = useTopic('likes:updated')?.profiles.find(({ id }) => id === member);
  const named = useEndpoint(READ_MEMBER, member && !known ? { id: member } : null);
  const newest = useNewestMatch(member === undefined);
  if (known) return known;
  if (member === undefined) return newest;
  return named.error ? null : named.data?.member;
}

/** Newest unseen match. Never cached: a former answer has been seen already. */
function useNewestMatch(wanted: boolean): MatchedProfile | null | undefined {
  const [profile, setProfile] = useState<MatchedProfile | null>();
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    call(READ_UNSEEN_MATCH, undefined, { signal: asking.signal }).then(
      (answer) => setProfile(answer.profile),
      () => asking.signal.aborted || setProfile(null),
    );
    return () => asking.abort();
  }, [wanted]);
  return profile;
}
