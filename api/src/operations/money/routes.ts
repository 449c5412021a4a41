import {
  OPS_DECIDE_MONEY_ACT,
  OPS_FIND_PAYMENTS,
  OPS_LOOK_AT_PAYMENT,
  OPS_READ_MONEY,
  OPS_READ_PAYMENT,
  OPS_REFUND,
  OPS_RETRY_JOB,
  OPS_RETRY_RETURN,
  OPS_WAIVE_DEBT,
} from '@rendezvous/contract/operators/money/endpoints';
import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { paymentContext } from '#src/money/payments/face.ts';
import { decide, refundPayment, waiveDebtBy } from './acts.ts';
import { alarmOperators, planMoneyAlarm } from './alarm.ts';
import { lookNow, refundAgain, retryJob } from './ask-again.ts';
import { MONEY_ACT_MAIL_JOB, MONEY_ALARM_JOB, type MoneyActMailJob } from './jobs.ts';
import { mailAct } from './mail.ts';
import { readOverview } from './overview.ts';
import { searchPayments, showPayment } from './show.ts';

/** Words without invisible characters. @throws a field error for spaces alone */
function wordsIn(field: 'reason' | 'note', said: string): string {
  const words = visibleText(said);
  if (words === '') throw fieldProblem(field, 'required');
  return words;
}

/** Money as operators see and move it (PRODUCT.md §1, Operators). */
export async function opsMoneyRoutes(app: App): Promise<void> {
  const { services } = app;
  const context = paymentContext(services, app.log);
  services.jobs.handle<MoneyActMailJob>(MONEY_ACT_MAIL_JOB, ({ act }) => mailAct(services, act), LETTERS);
  services.jobs.handle(
    MONEY_ALARM_JOB,
    async () => {
      await alarmOperators(context);
      await planMoneyAlarm(services, services.db, services.clock.now());
    },
    { keyed: true },
  );

  handle(app, OPS_READ_MONEY, () => readOverview(context));

  handle(app, OPS_FIND_PAYMENTS, (request) =>
    searchPayments(context, operatorOf(request).name, request.query.q, readCursor(request.query.cursor)),
  );

  handle(app, OPS_READ_PAYMENT, async (request) => ({
    payment: await showPayment(context, operatorOf(request), request.query.id),
  }));

  handle(app, OPS_LOOK_AT_PAYMENT, (request) =>
    lookNow(context, operatorOf(request).name, request.body.payment),
  );

  handle(app, OPS_REFUND, async (request) => {
    const reason = wordsIn('reason', request.body.reason);
    return { act: await refundPayment(context, operatorOf(request), { ...request.body, reason }) };
  });

  handle(app, OPS_WAIVE_DEBT, async (request) => {
    const reason = wordsIn('reason', request.body.reason);
    return { act: await waiveDebtBy(context, operatorOf(request), request.body.debt, reason) };
  });

  handle(app, OPS_DECIDE_MONEY_ACT, async (request) => {
    const note = wordsIn('note', request.body.note);
    return { act: await decide(context, operatorOf(request), { ...request.body, note }) };
  });

  handle(app, OPS_RETRY_RETURN, (request) =>
    refundAgain(context, operatorOf(request).name, request.body.return),
  );

  handle(app, OPS_RETRY_JOB, (request) => retryJob(context, operatorOf(request).name, request.body.job));
}
