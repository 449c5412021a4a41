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
import { RowLink, Rows, RowWords } from '#src/lib/rows.tsx';
import { useComplaintWords } from '#src/lib/use-complaint-words.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { useReports } from '../api/reports.ts';
import { useReportWords } from '../hooks/use-report-words.ts';
import { Deadline } from './deadline.tsx';

/** Reports by state. Open ones come in the order of their deadlines. */
export function ReportList() {
  const intl = useIntl();
  const room = useRoom();
  const { statuses } = useComplaintWords();
  const { kinds, reasons } = useReportWords();
  const asked = new URLSearchParams(useLocation().search).get('status');
  const status = asked === 'closed' ? 'closed' : 'open';
  const { reading, pages } = useReports(status);
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
              title={intl.formatMessage({ id: 'reports.empty.title', defaultMessage: 'No reports here' })}
              text={intl.formatMessage({
                id: 'reports.empty.text',
                defaultMessage: 'New ones show up in this list, the first deadline on top.',
              })}
            />
          ) : (
            <>
              <Rows>
                {items.map((report) => (
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
