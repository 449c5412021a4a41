import styled from 'styled-components';
import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { useComplaintWords } from '#src/lib/use-complaint-words.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { Deadline } from './deadline.tsx';

/** One complaint in the list: what about, how it begins, and by when it is to be answered. */
export function ComplaintRow({ complaint }: { complaint: Complaint }) {
  const { categories } = useComplaintWords();
  const room = useRoom();
  return (
    <li>
      <RowLink to={room.way(complaint.ticket)}>
        <RowWords>
          <b>{categories[complaint.category]}</b>
          <Beginning>{complaint.text}</Beginning>
        </RowWords>
        <Deadline complaint={complaint} />
      </RowLink>
    </li>
  );
}

const Beginning = styled.span`
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;
