import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Read } from '#src/lib/read.tsx';
import { useProfileQueue } from '../api/review.ts';
import { ProfileDesk } from './profile-desk.tsx';

/** Profiles one at a time, the longest waiting first. */
export function ProfileQueue() {
  const intl = useIntl();
  const reading = useProfileQueue();
  return (
    <Read reading={reading} height="420px">
      {({ items: [profile] }) =>
        profile ? (
          <ProfileDesk
            key={`${profile.member.id} ${profile.version}`}
            profile={profile}
            onDone={() => reading.mutate()}
          />
        ) : (
          <EmptyState
            title={intl.formatMessage({ id: 'review.empty.title', defaultMessage: 'All reviewed' })}
            text={intl.formatMessage({
              id: 'review.empty.text',
              defaultMessage: 'There’s nothing to review.',
            })}
          />
        )
      }
    </Read>
  );
}
