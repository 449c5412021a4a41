import { useState } from 'react';
import { FormattedDisplayName, useIntl } from 'react-intl';
import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import type { OpsComplaintResponse } from '@rendezvous/contract/operators/complaints/schemas';
import { COMPLAINT_ANSWER, COMPLAINT_RESOLUTION } from '@rendezvous/contract/operators/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/controls/button';
import { ReasonDialog } from '#src/lib/measures/reason-dialog.tsx';
import { Section } from '#src/lib/section.tsx';
import { answerComplaint, closeComplaint } from '../api/complaints.ts';
import { AnswerForm } from './answer-form.tsx';

interface Props {
  complaint: Complaint;
  isAnswered: boolean;
  onDone: (after: OpsComplaintResponse) => void;
}

/** Answers by mail, as often as needed, and closes the complaint with what came of it. */
export function ComplaintForms({ complaint, isAnswered, onDone }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const [isClosing, setClosing] = useState(false);
  const { ticket } = complaint;
  return (
    <>
      <Section
        title={intl.formatMessage({ id: 'complaints.answer.title', defaultMessage: 'Answer' })}
        lead={intl.formatMessage(
          {
            id: 'complaints.answer.lead',
            defaultMessage: 'It’s mailed to {email}. Write it in this language: {language}.',
          },
          {
            email: complaint.email,
            language: <FormattedDisplayName type="language" value={complaint.language} />,
          },
        )}
      >
        <AnswerForm
          rule={COMPLAINT_ANSWER}
          send={(text) => answerComplaint(ticket, text)}
          onDone={(after) => {
            onDone(after);
            shell.toast({
              tone: 'ok',
              text: intl.formatMessage({
                id: 'complaints.answer.done',
                defaultMessage: 'The answer is on its way',
              }),
            });
          }}
        />
      </Section>
      <Section
        title={intl.formatMessage({ id: 'complaints.close.title', defaultMessage: 'Close' })}
        lead={
          isAnswered
            ? undefined
            : intl.formatMessage({
                id: 'complaints.close.unanswered',
                defaultMessage: 'Nobody has answered yet.',
              })
        }
      >
        <Button tone="outline" size="s" onClick={() => setClosing(true)}>
          {intl.formatMessage({ id: 'complaints.close.act', defaultMessage: 'Close the complaint' })}
        </Button>
      </Section>
      {isClosing && (
        <ReasonDialog
          title={intl.formatMessage({ id: 'complaints.close.question', defaultMessage: 'What came of it?' })}
          lead={intl.formatMessage({
            id: 'complaints.close.lead',
            defaultMessage: 'For the record; the author doesn’t see it. A closed complaint stays closed.',
          })}
          label={intl.formatMessage({ id: 'complaints.resolution', defaultMessage: 'What came of it' })}
          submit={intl.formatMessage({ id: 'complaints.close.act', defaultMessage: 'Close the complaint' })}
          rule={COMPLAINT_RESOLUTION}
          send={async (resolution) => onDone(await closeComplaint(ticket, resolution))}
          onDone={() =>
            shell.toast({
              tone: 'ok',
              text: intl.formatMessage({ id: 'complaints.close.done', defaultMessage: 'Closed' }),
            })
          }
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
