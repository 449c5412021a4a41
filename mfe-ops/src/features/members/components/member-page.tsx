import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useMember } from '../api/members.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { MeasureList } from './measure-list.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberComplaints } from './member-complaints.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberMarks } from './member-marks.tsx';

/** One member: state, facts, complaints, and what operators did. */
export function MemberPage({ id }: { id: string }) {
  const intl = useIntl();
  const room = useRoom();
  const reading = useMember(id);
  const member = reading.data?.member;
  const back = { to: room.way(), label: room.title };
  if (reading.error?.status === 404)
    return (
      <RoomPage title={room.title} back={back}>
        <EmptyState
          title={intl.formatMessage({ id: 'members.gone.title', defaultMessage: 'No such member' })}
          text={intl.formatMessage({
            id: 'members.gone.text',
            defaultMessage: 'The account may have been erased.',
          })}
        />
      </RoomPage>
    );
  return (
    <RoomPage
      title={member?.name ?? room.title}
      back={back}
      marks={member && <MemberMarks member={member} />}
      acts={member && <MemberActs member={member} onDone={() => reading.mutate()} />}
    >
      <Read reading={reading} height="480px">
        {({ member: shown }) => (
          <>
            <MemberFacts member={shown} />
            <MemberComplaints complaints={shown.complaints} />
            <MeasureList measures={shown.measures} />
          </>
        )}
      </Read>
    </RoomPage>
  );
}
