import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useRoute } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Tabs } from '@rendezvous/ui/layout/tabs';
import { useMay } from '#src/lib/operator.ts';
import { RoomPage } from '#src/lib/room-page.tsx';
import { PhotoQueue } from './components/photo-queue.tsx';
import { ProfileQueue } from './components/profile-queue.tsx';
import { useRoom } from '#src/lib/use-room.ts';

/** `/ops/review` shows photos that wait, `/ops/review/profiles` profiles. */
export function ReviewRoom() {
  const intl = useIntl();
  const room = useRoom();
  const mayPhotos = useMay('photos.review');
  const mayProfiles = useMay('profiles.review');
  const onProfiles = useRoute()?.params.id === 'profiles' || !mayPhotos;
  const { way } = room;
  return (
    <RoomPage title={room.title}>
      {mayPhotos && mayProfiles && (
        <Ways>
          <Tabs
            label={room.title}
            items={[
              {
                to: way(),
                label: intl.formatMessage({ id: 'review.photos', defaultMessage: 'Photos' }),
                current: !onProfiles,
              },
              {
                to: way('profiles'),
                label: intl.formatMessage({ id: 'review.profiles', defaultMessage: 'Profiles' }),
                current: onProfiles,
              },
            ]}
          />
        </Ways>
      )}
      {onProfiles ? <ProfileQueue /> : <PhotoQueue />}
    </RoomPage>
  );
}

const Ways = styled.div`
  margin-bottom: ${theme.space.s4};
`;
