import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsReport, OpsReportResponse } from '@rendezvous/contract/operators/reports/schemas';
import { MEASURE_REASON } from '@rendezvous/contract/operators/values';
import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { ReasonDialog } from '#src/lib/reason-dialog.tsx';
import { Section } from '#src/lib/section.tsx';
import { decideReport } from '../api/reports.ts';
import { useReportWords } from '../hooks/use-report-words.ts';

interface Props {
  report: OpsReport;
  onDone: (after: OpsReportResponse) => void;
}

/** The decisions this operator may make. Each asks for a reason, and carries its measure out at once. */
export function Decide({ report, onDone }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const { decisions } = useReportWords();
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  const may: Record<ReportDecision, boolean> = {
    unfounded: true,
    photo_rejected: useMay('photos.review') && report.photo !== null,
    profile_held: useMay('profiles.review'),
    suspended: useMay('members.judge'),
    handled: true,
  };
  const isMeasure = asked !== null && asked !== 'unfounded' && asked !== 'handled';
  return (
    <Section
      title={intl.formatMessage({ id: 'reports.decide', defaultMessage: 'Decide' })}
      lead={intl.formatMessage({
        id: 'reports.decide.lead',
        defaultMessage: 'A decision closes the report. Its measure takes effect at once.',
      })}
    >
      <Acts>
        {(Object.keys(may) as ReportDecision[])
          .filter((decision) => may[decision])
          .map((decision) => (
            <Button
              key={decision}
              size="s"
              tone={decision === 'suspended' ? 'danger' : 'outline'}
              onClick={() => setAsked(decision)}
            >
              {decisions[decision]}
            </Button>
          ))}
      </Acts>
      {asked && (
        <ReasonDialog
          title={decisions[asked]}
          lead={intl.formatMessage({
            id: 'reports.decide.record',
            defaultMessage: 'For the record; neither member reads it. A closed report stays closed.',
          })}
          label={intl.formatMessage({ id: 'reports.resolution', defaultMessage: 'Reason' })}
          submit={decisions[asked]}
          danger={isMeasure}
          rule={MEASURE_REASON}
          send={async (reason) =>
            onDone(await decideReport({ ticket: report.ticket, decision: asked, reason }))
          }
          onDone={() =>
            shell.toast({
              tone: 'ok',
              text: intl.formatMessage({ id: 'reports.decide.done', defaultMessage: 'Decided' }),
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
