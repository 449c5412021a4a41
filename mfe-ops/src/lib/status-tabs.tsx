import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { COMPLAINT_STATUSES, type ComplaintStatus } from '@rendezvous/contract/resources/complaints/values';
import { theme } from '@rendezvous/theme/theme';
import { Tabs } from '@rendezvous/ui/layout/tabs';
import { useComplaintWords } from './use-complaint-words.ts';
import { useRoom } from './use-room.ts';

/** The state a list of a room shows, as its address says. */
export function useStatus(): ComplaintStatus {
  const asked = new URLSearchParams(useLocation().search).get('status');
  return asked === 'closed' ? 'closed' : 'open';
}

/** Ways to the open and the closed things of a room. */
export function StatusTabs() {
  const room = useRoom();
  const status = useStatus();
  const { statuses } = useComplaintWords();
  const way = room.way();
  return (
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
  );
}

const Ways = styled.div`
  margin-bottom: ${theme.space.s4};
`;
