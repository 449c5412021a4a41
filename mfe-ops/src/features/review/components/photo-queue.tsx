import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Button } from '@rendezvous/ui/controls/button';
import { Read } from '#src/lib/read.tsx';
import { usePhotoQueue } from '../api/review.ts';
import { useDecisions } from '../hooks/use-decisions.ts';
import { PhotoDesk } from './photo-desk.tsx';

/** Photos before this one runs out of which the next page is read. */
const AHEAD = 3;

/** Photos one at a time, the oldest first. The next picture is fetched while this one is looked at. */
export function PhotoQueue() {
  const intl = useIntl();
  const { reading, pages } = usePhotoQueue();
  const { decided, decide, undo } = useDecisions();
  const waiting = reading.data?.items.filter(({ id }) => !decided.has(id)) ?? [];
  const [photo, next] = waiting;
  const nextPicture = next?.urls.large;
  const { hasMore, loadMore } = pages;
  const runsOut = reading.data !== undefined && waiting.length < AHEAD;

  useEffect(() => {
    if (nextPicture) new Image().src = nextPicture;
  }, [nextPicture]);
  useEffect(() => {
    // A failure shows as an empty desk with a way to look again.
    if (runsOut && hasMore) loadMore().catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `loadMore` is new at each drawing
  }, [runsOut, hasMore]);

  return (
    <Read reading={reading} height="560px">
      {() =>
        photo ? (
          <PhotoDesk key={photo.id} photo={photo} onDecide={decide} onUndo={undo} />
        ) : (
          <EmptyState
            title={intl.formatMessage({ id: 'review.empty.title', defaultMessage: 'All reviewed' })}
            text={intl.formatMessage({
              id: 'review.empty.text',
              defaultMessage: 'There’s nothing to review.',
            })}
            action={
              <Button tone="outline" onClick={() => void reading.mutate()}>
                {intl.formatMessage({ id: 'review.again', defaultMessage: 'Look again' })}
              </Button>
            }
          />
        )
      }
    </Read>
  );
}
