import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OpsReport } from '@rendezvous/contract/operators/reports/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { Facts } from '#src/lib/facts.tsx';
import { useMay } from '#src/lib/operator.ts';
import { Section } from '#src/lib/section.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useReportWords } from '../hooks/use-report-words.ts';

/** The reporter's words, the two members, and the decision once there is one. */
export function ReportFacts({ report }: { report: OpsReport }) {
  const intl = useIntl();
  const time = useTimeText();
  const words = useReportWords();
  const mayOpen = useMay('members.read');
  const person = (who: OpsReport['reporter']) =>
    who === null ? (
      intl.formatMessage({ id: 'reports.erased', defaultMessage: 'Account erased' })
    ) : mayOpen ? (
      <Link to={pathTo('ops', { room: 'members', id: who.id })}>{who.name}</Link>
    ) : (
      who.name
    );
  const decided = report.decision
    ? [
        [
          intl.formatMessage({ id: 'reports.decided', defaultMessage: 'Decision' }),
          `${words.decisions[report.decision]} (${report.closed_by ?? ''})`,
        ] as const,
        [
          intl.formatMessage({ id: 'reports.resolution', defaultMessage: 'Reason' }),
          report.resolution ?? '',
        ] as const,
      ]
    : [];
  return (
    <Section title={intl.formatMessage({ id: 'reports.said', defaultMessage: 'What was reported' })}>
      <Words lang={report.language}>
        {report.text ||
          intl.formatMessage({ id: 'reports.silent', defaultMessage: 'The reporter added no words.' })}
      </Words>
      <Facts
        items={[
          [intl.formatMessage({ id: 'reports.member', defaultMessage: 'About' }), person(report.member)],
          [intl.formatMessage({ id: 'reports.reporter', defaultMessage: 'From' }), person(report.reporter)],
          [intl.formatMessage({ id: 'reports.at', defaultMessage: 'Came in' }), time(report.created_at)],
          [
            intl.formatMessage({ id: 'reports.others', defaultMessage: 'Other open reports about them' }),
            intl.formatNumber(report.others),
          ],
          ...decided,
        ]}
      />
    </Section>
  );
}

const Words = styled.p`
  max-width: 72ch;
  margin-bottom: ${theme.space.s3};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
