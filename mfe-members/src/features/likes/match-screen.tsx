import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRoute, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Wrap } from '@rendezvous/ui/layout/page';
import { useLikeSeen } from '#src/lib/likes/use-like-seen.ts';
import { GridSkeleton } from '#src/lib/members/grid-skeleton.tsx';
import { MatchCard } from './components/match-card.tsx';
import { useLikes } from './hooks/use-likes.ts';

/** Match with one member (spec §2 /likes/m/{id}); 404 without a match. */
export function MatchScreen() {
  const intl = useIntl();
  const shell = useShell();
  const { params } = useRoute()!;
  const { likes, failed, fresh, retry } = useLikes();
  const match = likes?.matches.find(({ card }) => card.id === params.id);
  const missing = fresh && !match;
  useLikeSeen(match?.card.id, 'match');
  useTitle(match?.card.name ?? intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' }));
  useEffect(() => {
    if (missing) shell.fail(404);
  }, [missing, shell]);
  if (missing) return null;
  return (
    <Wrap>
      {match ? (
        <MatchCard match={match} />
      ) : failed ? (
        <FailedRegion onRetry={retry} />
      ) : (
        <GridSkeleton count={2} />
      )}
    </Wrap>
  );
}
