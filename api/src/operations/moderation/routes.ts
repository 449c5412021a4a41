import { visibleText } from '@rendezvous/rules/texts/visible-text';
import type { MeasureStatement, OpsMeasureBody } from '@rendezvous/contract/operators/members/schemas';
import { OPS_RESTORE_MEMBER, OPS_SUSPEND_MEMBER } from '@rendezvous/contract/operators/members/endpoints';
import { OPS_SEND_TO_REVIEW, OPS_REVIEW_PROFILE } from '@rendezvous/contract/operators/review/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { MEASURE_MAIL_JOB } from './jobs.ts';
import { mailMeasure } from './mail.ts';
import { hideProfile, reviewProfile } from './profile-review.ts';
import { restoreMember, suspendMember } from './suspend.ts';

/** The words of a reason or of facts. @throws field errors for spaces alone */
function wordsIn(field: 'reason' | 'facts', said: string): string {
  const words = visibleText(said);
  if (words === '') throw fieldProblem(field, 'required');
  return words;
}

const statementIn = ({ facts, rule, source }: OpsMeasureBody): MeasureStatement => ({
  facts: wordsIn('facts', facts),
  rule,
  source,
});

/** Measures of operators about members and their profiles. */
export async function moderationRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ measure: string }>(
    MEASURE_MAIL_JOB,
    ({ measure }) => mailMeasure(services, measure),
    LETTERS,
  );

  handle(app, OPS_SUSPEND_MEMBER, (request) =>
    suspendMember(services, operatorOf(request).name, request.body.member, statementIn(request.body)),
  );

  handle(app, OPS_RESTORE_MEMBER, (request) =>
    restoreMember(
      services,
      operatorOf(request).name,
      request.body.member,
      wordsIn('reason', request.body.reason),
    ),
  );

  handle(app, OPS_SEND_TO_REVIEW, (request) =>
    hideProfile(services, operatorOf(request).name, request.body.member, statementIn(request.body)),
  );

  handle(app, OPS_REVIEW_PROFILE, async (request) => {
    const { member: userId, version, decision, reason: shownReason } = request.body;
    if (decision === 'send_back' && !shownReason) throw fieldProblem('reason', 'required');
    if (decision === 'approve' && shownReason) throw fieldProblem('reason', 'not_allowed');
    const verdict = shownReason
      ? { decision: 'send_back' as const, told: shownReason }
      : { decision: 'approve' as const };
    await reviewProfile(services, operatorOf(request).name, { userId, version }, verdict);
  });
}
