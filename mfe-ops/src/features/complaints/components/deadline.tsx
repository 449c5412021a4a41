import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import { StatusTag } from '#src/lib/status-tag.tsx';

const DAY = 86_400_000;

/** By when a person has to answer; red once that is over, honey in the last two days. A closed complaint says when it closed. */
export function Deadline({ complaint }: { complaint: Pick<Complaint, 'answer_by' | 'closed_at'> }) {
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  const day = (at: string): string => intl.formatDate(at, { dateStyle: 'medium' });
  if (complaint.closed_at)
    return (
      <StatusTag>
        {intl.formatMessage(
          { id: 'complaints.closedAt', defaultMessage: 'Closed {day}' },
          { day: day(complaint.closed_at) },
        )}
      </StatusTag>
    );
  const left = new Date(complaint.answer_by).getTime() - now;
  return (
    <StatusTag $tone={left < 0 ? 'bad' : left < 2 * DAY ? 'warn' : 'plain'}>
      {left < 0
        ? intl.formatMessage(
            { id: 'complaints.overdue', defaultMessage: 'Overdue since {day}' },
            { day: day(complaint.answer_by) },
          )
        : intl.formatMessage(
            { id: 'complaints.answerBy', defaultMessage: 'Answer by {day}' },
            { day: day(complaint.answer_by) },
          )}
    </StatusTag>
  );
}
