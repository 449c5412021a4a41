import { useIntl } from 'react-intl';
import { GrowingRows } from '#src/lib/growing-rows.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { StatusTabs, useStatus } from '#src/lib/status-tabs.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useReports } from '../api/reports.ts';
import { useReportWords } from '../hooks/use-report-words.ts';
import { Deadline } from './deadline.tsx';

/** Reports by state. Open ones come in the order of their deadlines. */
export function ReportList() {
  const intl = useIntl();
  const room = useRoom();
  const { kinds, reasons } = useReportWords();
  const status = useStatus();
  const list = useReports(status);
  const empty = {
    title: intl.formatMessage({ id: 'reports.empty.title', defaultMessage: 'No reports here' }),
    text: intl.formatMessage({
      id: 'reports.empty.text',
      defaultMessage: 'New ones show up in this list, the first deadline on top.',
    }),
  };
  return (
    <RoomPage title={room.title}>
      <StatusTabs />
      <GrowingRows key={status} list={list} empty={empty}>
        {(report) => (
          <li key={report.ticket}>
            <RowLink to={room.way(report.ticket)}>
              <RowWords>
                <b>{reasons[report.reason]}</b>
                <span>
                  {kinds[report.kind]} · {report.member.name}
                </span>
              </RowWords>
              <Deadline report={report} />
            </RowLink>
          </li>
        )}
      </GrowingRows>
    </RoomPage>
  );
}
