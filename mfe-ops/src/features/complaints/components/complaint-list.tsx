import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { COMPLAINT_STATUSES } from '@rendezvous/contract/complaints-values';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/empty-state';
import { Tabs } from '@rendezvous/ui/tabs';
import { More } from '#src/lib/more.tsx';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Rows } from '#src/lib/rows.tsx';
import { useComplaintWords } from '#src/lib/use-complaint-words.ts';
import { useComplaints } from '../api/complaints.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { ComplaintRow } from './complaint-row.tsx';

/** Complaints by state. Open ones come in the order of their deadlines. */
export function ComplaintList() {
  const intl = useIntl();
  const room = useRoom();
  const { statuses } = useComplaintWords();
  const asked = new URLSearchParams(useLocation().search).get('status');
  const status = asked === 'closed' ? 'closed' : 'open';
  const { reading, pages } = useComplaints(status);
  const way = room.way();
  return (
    <RoomPage title={room.title}>
      <Ways>
        <Tabs
          label={room.title}
          items={COMPLAINT_STATUSES.map((each) => ({
            to: each === 'open' ? way : `${way}?status=${each}`,
            label: statuses[each],
            current: each === status,
          }))}
        />
      </Ways>
      <Read key={status} reading={reading}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={intl.formatMessage({
                id: 'complaints.empty.title',
                defaultMessage: 'No complaints here',
              })}
              text={intl.formatMessage({
                id: 'complaints.empty.text',
                defaultMessage: 'New ones show up in this list, the oldest on top.',
              })}
            />
          ) : (
            <>
              <Rows>
                {items.map((complaint) => (
                  <ComplaintRow key={complaint.ticket} complaint={complaint} />
                ))}
              </Rows>
              <More pages={pages} />
            </>
          )
        }
      </Read>
    </RoomPage>
  );
}

const Ways = styled.div`
  margin-bottom: ${theme.space.s4};
`;
