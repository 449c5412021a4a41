import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpsReportRow } from '@rendezvous/contract/operators/reports/schemas';
import { StatusTag } from '#src/lib/status-tag.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

const SOON = 12 * 3_600_000;

/** By when an operator decides, to the minute; red once that is over, honey in the last twelve hours. */
export function Deadline({ report }: { report: Pick<OpsReportRow, 'decide_by' | 'closed_at'> }) {
  const intl = useIntl();
  const time = useTimeText();
  const [now] = useState(() => Date.now());
  if (report.closed_at)
    return (
      <StatusTag>
        {intl.formatMessage(
          { id: 'reports.closedAt', defaultMessage: 'Closed {time}' },
          { time: time(report.closed_at) },
        )}
      </StatusTag>
    );
  const left = new Date(report.decide_by).getTime() - now;
  const by = { time: time(report.decide_by) };
  return (
    <StatusTag $tone={left < 0 ? 'bad' : left < SOON ? 'warn' : 'plain'}>
      {left < 0
        ? intl.formatMessage({ id: 'reports.overdue', defaultMessage: 'Overdue since {time}' }, by)
        : intl.formatMessage({ id: 'reports.decideBy', defaultMessage: 'Decide by {time}' }, by)}
    </StatusTag>
  );
}
