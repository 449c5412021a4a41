import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '@rendezvous/remote/react/hooks';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { rereadBlocked } from '#src/lib/blocks/block-member.ts';
import type { SafetyProps } from '#src/lib/dialogs/dialogs-context.ts';
import { ReportForm } from './report-form.tsx';
import { ReportSent, type SentReport } from './report-sent.tsx';

/** Reports a member, one of their photos or messages, and blocks the member in the same act when asked to. Then says what comes next. */
export function ReportDialog({ member, name, photo, message, onClose }: SafetyProps) {
  const intl = useIntl();
  const shell = useShell();
  const [sent, setSent] = useState<SentReport | null>(null);
  const title = sent
    ? intl.formatMessage({ id: 'safety.report.sent', defaultMessage: 'Thank you. We’re on it.' })
    : photo
      ? intl.formatMessage(
          { id: 'safety.report.photo', defaultMessage: 'Report this photo of {name}' },
          { name },
        )
      : message
        ? intl.formatMessage(
            { id: 'safety.report.message', defaultMessage: 'Report this message from {name}' },
            { name },
          )
        : intl.formatMessage({ id: 'report.title', defaultMessage: 'Report {name}' }, { name });

  return (
    <Modal key={sent ? 'sent' : 'form'} title={title} onClose={onClose}>
      {sent ? (
        <ReportSent name={name} sent={sent} onClose={onClose} />
      ) : (
        <ReportForm
          name={name}
          thing={photo ? { photo } : message ? { message } : { member }}
          onSent={(report) => {
            setSent(report);
            if (report.blocked) void rereadBlocked(shell);
          }}
        />
      )}
    </Modal>
  );
}
