import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type {
  OpsDecideBody,
  OpsReport,
  OpsReportResponse,
} from '@rendezvous/contract/operators/reports/schemas';
import { MEASURE_REASON } from '@rendezvous/contract/operators/values';
import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { useMay } from '#src/lib/operator.ts';
import { ReasonDialog } from '#src/lib/measures/reason-dialog.tsx';
import { StatementDialog } from '#src/lib/measures/statement-dialog.tsx';
import { Section } from '#src/lib/section.tsx';
import { decideReport } from '../api/reports.ts';
import { useReportWords } from '../hooks/use-report-words.ts';

interface Props {
  report: OpsReport;
  onDone: (after: OpsReportResponse) => void;
}

/** The decisions this operator may make. Each asks for its reasons, and carries its measure out at once. */
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
  const decide = async (body: Omit<OpsDecideBody, 'ticket'>) =>
    onDone(await decideReport({ ticket: report.ticket, ...body }));
  const dialog = {
    onDone: () =>
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({ id: 'reports.decide.done', defaultMessage: 'Decided' }),
      }),
    onClose: () => setAsked(null),
  };
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
      {asked && !isMeasure && (
        <ReasonDialog
          {...dialog}
          title={decisions[asked]}
          submit={decisions[asked]}
          lead={intl.formatMessage({
            id: 'reports.decide.record',
            defaultMessage: 'For the record; neither member reads it. A closed report stays closed.',
          })}
          label={intl.formatMessage({ id: 'reports.resolution', defaultMessage: 'Reason' })}
          rule={MEASURE_REASON}
          send={(reason) => decide({ decision: asked, reason })}
        />
      )}
      {asked && isMeasure && (
        <StatementDialog
          {...dialog}
          title={decisions[asked]}
          submit={decisions[asked]}
          lead={intl.formatMessage({
            id: 'reports.decide.measure',
            defaultMessage:
              'The member receives the facts and the rule by e-mail. A closed report stays closed.',
          })}
          source="report"
          send={({ facts, rule }) => decide({ decision: asked, reason: facts, rule })}
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
