import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LIKE_TYPES, type LikeType } from '@rendezvous/contract/resources/likes/schemas';
import { useRoute, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Wrap } from '@rendezvous/ui/layout/page';
import { GameLinks } from '#src/lib/game-links.tsx';
import { GridSkeleton } from '#src/lib/members/grid-skeleton.tsx';
import { LikesHeader } from './components/likes-header.tsx';
import { Matches } from './components/matches.tsx';
import { Received } from './components/received.tsx';
import { Sent } from './components/sent.tsx';
import { useRestoredPlace } from './hooks/use-restored-place.ts';
import { useLikes } from './hooks/use-likes.ts';

const LISTS = { received: Received, sent: Sent, matches: Matches };

/** Received likes, sent likes and matches (spec §2 likes overview, §3 Likes). `/likes` opens the received ones. */
export function LikesScreen() {
  const intl = useIntl();
  const shell = useShell();
  const { params } = useRoute()!;
  const type = LIKE_TYPES.find((known) => known === (params.type ?? 'received'));
  const { likes, failed, retry } = useLikes();
  const place = useRestoredPlace(likes);
  useTitle(intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' }));
  useEffect(() => {
    if (!type) shell.fail(404);
  }, [type, shell]);
  if (!type) return null;
  return (
    <Wrap>
      <LikesHeader current={type} likes={likes} />
      <div {...place}>
        <List type={type} likes={likes} failed={failed} retry={retry} />
      </div>
      <More>
        <GameLinks />
      </More>
    </Wrap>
  );
}

const More = styled.div`
  margin-top: ${theme.space.s6};
`;

function List({
  type,
  likes,
  failed,
  retry,
}: { type: LikeType } & Omit<ReturnType<typeof useLikes>, 'fresh'>) {
  if (failed && !likes) return <FailedRegion onRetry={retry} />;
  if (!likes) return <GridSkeleton count={4} />;
  const Content = LISTS[type];
  return <Content likes={likes[type]} />;
}
