import type { ReportDecision } from '@rendezvous/contract/resources/reports/values';
import { findUser } from '#src/identity/accounts/face.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import * as reports from './repository.ts';

/** Job that notifies a reporter by mail that their report is decided. */
export const CLOSED_REPORT_JOB = 'report-closed';

/** What a decision is called to its reporter: a measure is the reported member's own business. */
const OUTCOMES: Readonly<Record<ReportDecision, 'unfounded' | 'taken' | 'handled'>> = {
  unfounded: 'unfounded',
  photo_rejected: 'taken',
  profile_held: 'taken',
  suspended: 'taken',
  handled: 'handled',
};

/** Mails what came of a report, in general words: no name, nothing that was reported, no measure. A reporter who has left meanwhile is not mailed. */
export async function mailClosedReport(services: Services, ticket: string): Promise<void> {
  const { db, config } = services;
  const report = await reports.findReport(db, ticket);
  const reporter = report?.reporter_id ? await findUser(db, report.reporter_id) : null;
  if (!report?.decision || !reporter || reporter.status === 'pending_deletion') return;
  await sendMail(services, reporter, {
    kind: 'report-closed',
    purpose: 'account',
    url: `${config.BASE_URL}/complaints`,
    values: { ticket },
    more: [OUTCOMES[report.decision], 'then'],
    id: `report ${ticket}`,
  });
}
