import {
  OPS_ANSWER_WITHDRAWAL,
  OPS_LIST_WITHDRAWALS,
} from '@rendezvous/contract/operators/withdrawals/endpoints';
import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { READ_WITHDRAWAL, WITHDRAW } from '@rendezvous/contract/resources/withdrawal/endpoints';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { microseconds, pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { ANSWER_JOB, answerWithdrawal, listForOperator } from './handling.ts';
import { mailAnswer, mailWithdrawal } from './mail.ts';
import {
  matchStatement,
  offerWithdrawal,
  withdrawAsVisitor,
  WITHDRAWAL_JOB,
  withdrawOwn,
} from './service.ts';

const PAGE = 50;

/** The withdrawal function (PRODUCT.md §1 Withdrawal; Directive 2011/83/EU, art. 11a). */
export async function withdrawalRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ id: string }>(
    WITHDRAWAL_JOB,
    async ({ id }) => {
      await matchStatement(services, id);
      await mailWithdrawal(services, id);
    },
    LETTERS,
  );

  handle(app, READ_WITHDRAWAL, ({ context, query }) =>
    offerWithdrawal(services, context.member.userId, context, query.payment),
  );

  handle(app, WITHDRAW, (request) => {
    const { body, context } = request;
    const { viewer } = context;
    const { payment } = body;
    const id = idOfEffect(request);
    return viewer && payment !== undefined
      ? withdrawOwn(services, viewer.userId, context, { id, payment })
      : withdrawAsVisitor(services, context, { id, body });
  });

  services.jobs.handle<{ id: string }>(ANSWER_JOB, ({ id }) => mailAnswer(services, id), LETTERS);

  handle(app, OPS_LIST_WITHDRAWALS, async (request) => {
    const position = readCursor(request.query.cursor);
    const items = await listForOperator(services, operatorOf(request).name, { position, limit: PAGE + 1 });
    return pageOf(items, {
      limit: PAGE,
      positionOf: ({ at, id }) => ({ at: microseconds(new Date(at)), id }),
      present: (withdrawal) => withdrawal,
    });
  });

  handle(app, OPS_ANSWER_WITHDRAWAL, (request) => {
    const text = visibleText(request.body.text);
    if (text === '') throw fieldProblem('text', 'required');
    return answerWithdrawal(services, operatorOf(request).name, { ...request.body, text });
  });
}
