import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useReport } from '../api/reports.ts';
import { useReportWords } from '../hooks/use-report-words.ts';
import { Deadline } from './deadline.tsx';
import { Decide } from './decide.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportedThing } from './reported-thing.tsx';

/** One report: what was reported, what the reporter says, and the decision. */
export function ReportPage({ ticket }: { ticket: string }) {
  const intl = useIntl();
  const room = useRoom();
  const { reasons } = useReportWords();
  const reading = useReport(ticket);
  const back = { to: room.way(), label: room.title };
  const shown = reading.data?.report;
  if (reading.error?.status === 404)
    return (
      <RoomPage title={room.title} back={back}>
        <EmptyState title={intl.formatMessage({ id: 'reports.gone', defaultMessage: 'No such report' })} />
      </RoomPage>
    );
  return (
    <RoomPage
      title={shown ? reasons[shown.reason] : room.title}
      back={back}
      marks={shown && <Deadline report={shown} />}
    >
      <Read reading={reading} height="420px">
        {({ report }) => (
          <>
            <ReportFacts report={report} />
            <ReportedThing report={report} />
            {report.status === 'open' && (
              <Decide report={report} onDone={(after) => void reading.mutate(after, { revalidate: false })} />
            )}
          </>
        )}
      </Read>
    </RoomPage>
  );
}
