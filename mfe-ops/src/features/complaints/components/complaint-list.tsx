import { useIntl } from 'react-intl';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { StatusTabs, useStatus } from '#src/lib/status-tabs.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useComplaints } from '../api/complaints.ts';
import { ComplaintRow } from './complaint-row.tsx';

/** Complaints by state. Open ones come in the order of their deadlines. */
export function ComplaintList() {
  const intl = useIntl();
  const room = useRoom();
  const status = useStatus();
  const list = useComplaints(status);
  const empty = {
    title: intl.formatMessage({ id: 'complaints.empty.title', defaultMessage: 'No complaints here' }),
    text: intl.formatMessage({
      id: 'complaints.empty.text',
      defaultMessage: 'New ones show up in this list, the oldest on top.',
    }),
  };
  return (
    <RoomPage title={room.title}>
      <StatusTabs />
      <GrowingRows key={status} list={list} empty={empty}>
        {(complaint) => <ComplaintRow key={complaint.ticket} complaint={complaint} />}
      </GrowingRows>
    </RoomPage>
  );
}
