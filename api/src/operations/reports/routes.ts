import { visibleText } from '@rendezvous/rules/texts/visible-text';
import {
  OPS_DECIDE_REPORT,
  OPS_LIST_REPORTS,
  OPS_READ_REPORT,
} from '@rendezvous/contract/operators/reports/endpoints';
import { REPORT } from '@rendezvous/contract/resources/reports/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { PICTURE_LIMIT, sendPicture, SIGNED_PARAMS } from '#src/platform/http/pictures.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { CLOSED_REPORT_JOB, mailClosedReport } from './closed-mail.ts';
import { decideReport, listForOperator, reportedFile, showReport } from './handling.ts';
import { report } from './service.ts';

/** Reports of profiles, photos and messages, and the operators' queue of them (PRODUCT.md §6). */
export async function reportRoutes(app: App): Promise<void> {
  const { services } = app;

  services.jobs.handle<{ ticket: string }>(
    CLOSED_REPORT_JOB,
    ({ ticket }) => mailClosedReport(services, ticket),
    LETTERS,
  );

  handle(app, REPORT, ({ context, body }) => {
    const { domain, locale, now, member } = context;
    return report(services, { userId: member.userId, domain, locale, now }, body);
  });

  handle(app, OPS_LIST_REPORTS, (request) => {
    const { status, cursor } = request.query;
    return listForOperator(services, operatorOf(request), { status, position: readCursor(cursor) });
  });

  handle(app, OPS_READ_REPORT, (request) =>
    showReport(services, operatorOf(request), request.context.locale, request.query.ticket),
  );

  handle(app, OPS_DECIDE_REPORT, (request) => {
    const reason = visibleText(request.body.reason);
    if (reason === '') throw fieldProblem('reason', 'required');
    const decided = { ...request.body, reason };
    return decideReport(services, operatorOf(request), request.context.locale, decided);
  });

  // The picture of a reported photo. The link is signed for this operator, and lasts half an hour to an hour.
  app.get(
    '/photo/reported/:signed',
    {
      config: {
        access: 'operator',
        right: 'reports.handle',
        rateLimit: PICTURE_LIMIT,
      },
      schema: { params: SIGNED_PARAMS },
    },
    async (request, reply) => {
      const name = await reportedFile(
        services,
        request.params.signed,
        operatorOf(request).id,
        request.context.now,
      );
      return sendPicture(services.files, reply, name);
    },
  );
}
