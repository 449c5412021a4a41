import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import {
  OPS_ANSWER_COMPLAINT,
  OPS_CLOSE_COMPLAINT,
  OPS_LIST_COMPLAINTS,
  OPS_READ_COMPLAINT,
} from '@rendezvous/contract/operators/complaints/endpoints';
import { microseconds, pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { ANSWER_JOB, mailAnswer } from './answer-mail.ts';
import { answerComplaint, closeComplaint, listForOperator, showComplaint } from './handling.ts';
import { complain, CONFIRM_JOB, mailConfirmation } from './service.ts';

const PAGE = 50;

/** A text without the spaces around it. @throws field errors for spaces alone */
function wordsOf(field: string, text: string): string {
  const words = visibleText(text);
  if (words === '') throw fieldProblem(field, 'required');
  return words;
}

/** Complaints of visitors and members, and the operators' list of them (spec §2 Screens and routes, /complaints). */
export async function complaintRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ ticket: string }>(
    CONFIRM_JOB,
    ({ ticket }) => mailConfirmation(services, ticket),
    LETTERS,
  );

  handle(app, COMPLAIN, ({ context, body }) => {
    const { domain, locale, viewer } = context;
    return complain(services, { domain, locale, userId: viewer?.userId ?? null }, body);
  });

  handle(app, OPS_LIST_COMPLAINTS, async (request) => {
    const { status, cursor } = request.query;
    const items = await listForOperator(services, operatorOf(request).name, {
      status,
      position: readCursor(cursor),
      limit: PAGE + 1,
    });
    return pageOf(items, {
      limit: PAGE,
      positionOf: ({ created_at, ticket }) => ({ at: microseconds(new Date(created_at)), id: ticket }),
      present: (complaint) => complaint,
    });
  });

  services.jobs.handle<{ id: string }>(ANSWER_JOB, ({ id }) => mailAnswer(services, id), LETTERS);

  handle(app, OPS_READ_COMPLAINT, (request) =>
    showComplaint(services, operatorOf(request).name, request.query.ticket),
  );

  handle(app, OPS_ANSWER_COMPLAINT, (request) =>
    answerComplaint(
      services,
      operatorOf(request).name,
      request.body.ticket,
      wordsOf('text', request.body.text),
    ),
  );

  handle(app, OPS_CLOSE_COMPLAINT, (request) => {
    const { ticket, resolution } = request.body;
    return closeComplaint(services, operatorOf(request).name, ticket, wordsOf('resolution', resolution));
  });
}
