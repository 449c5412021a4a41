import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useComplaintWords } from '#src/lib/use-complaint-words.ts';
import { useComplaint } from '../api/complaints.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { ComplaintAnswers } from './complaint-answers.tsx';
import { ComplaintForms } from './complaint-forms.tsx';
import { ComplaintText } from './complaint-text.tsx';
import { Deadline } from './deadline.tsx';

/** One complaint: what was written, what was answered, and the ways to answer and to close it. */
export function ComplaintPage({ ticket }: { ticket: string }) {
  const intl = useIntl();
  const room = useRoom();
  const { categories } = useComplaintWords();
  const reading = useComplaint(ticket);
  const back = { to: room.way(), label: room.title };
  const shown = reading.data?.complaint;
  if (reading.error?.status === 404)
    return (
      <RoomPage title={room.title} back={back}>
        <EmptyState
          title={intl.formatMessage({ id: 'complaints.gone', defaultMessage: 'No such complaint' })}
        />
      </RoomPage>
    );
  return (
    <RoomPage
      title={shown ? categories[shown.category] : room.title}
      back={back}
      marks={shown && <Deadline complaint={shown} />}
    >
      <Read reading={reading} height="420px">
        {({ complaint, answers }) => (
          <>
            <ComplaintText complaint={complaint} />
            <ComplaintAnswers answers={answers} />
            {complaint.status === 'open' && (
              <ComplaintForms
                complaint={complaint}
                isAnswered={answers.length > 0}
                onDone={(after) => void reading.mutate(after, { revalidate: false })}
              />
            )}
          </>
        )}
      </Read>
    </RoomPage>
  );
}
