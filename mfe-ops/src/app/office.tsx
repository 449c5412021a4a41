import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useRoute } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { useOperatorSession } from '#src/lib/operator.ts';
import { ProofGate } from '#src/lib/proof/proof-gate.tsx';
import { RoomContext } from '#src/lib/use-room.ts';
import { Rail } from './rail.tsx';
import { ROOMS } from './rooms.ts';

/** The rail with the rooms of this operator, and the room of the address. Without one in the address it is the first. */
export function Office({ onLeft }: { onLeft: () => void }) {
  const intl = useIntl();
  const { operator } = useOperatorSession();
  const asked = useRoute()?.params.room;
  const rooms = ROOMS.filter(({ rights }) => rights.some((right) => operator.rights.includes(right)));
  const room = asked ? rooms.find(({ id }) => id === asked) : rooms[0];
  return (
    <Frame>
      <ProofGate />
      <Rail rooms={rooms} current={room} onLeft={onLeft} />
      {room ? (
        <RoomContext value={room}>
          <room.Screen key={room.id} />
        </RoomContext>
      ) : (
        <EmptyState
          level={1}
          title={intl.formatMessage({ id: 'ops.noRoom.title', defaultMessage: 'Page not available' })}
          text={intl.formatMessage({
            id: 'ops.noRoom.text',
            defaultMessage: 'This page doesn’t exist, or your role has no access to it.',
          })}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 100dvh;
  ${media.desktop} {
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    align-items: start;
  }
`;
