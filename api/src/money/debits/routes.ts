import {
  CONFIRM_DEBIT,
  READ_DIRECT_DEBIT,
  RESEND_DEBIT_CODE,
  START_DEBIT,
} from '@rendezvous/contract/resources/direct-debit/endpoints';
import { customerOf, ordererOf } from '#src/money/payments/face.ts';
import { placeOf } from '#src/platform/http/audience.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import type { App } from '#src/platform/types.ts';
import { handleDebits } from './charge.ts';
import { confirmDebit } from './confirm.ts';
import { debitContext } from './context.ts';
import { readDebits } from './service.ts';
import { resendCode, startDebit } from './start.ts';

/** Direct debits: the form, its code, and what a member may pay by them (spec §3 Direct-debit form). */
export async function debitRoutes(app: App): Promise<void> {
  const debits = debitContext(app.services, app.log);
  handleDebits(debits);

  handle(app, READ_DIRECT_DEBIT, ({ context, query }) =>
    readDebits(debits, { ...customerOf(context), userId: context.member.userId }, query.payment),
  );

  handle(app, START_DEBIT, async (request) => ({
    waiting: await startDebit(debits, ordererOf(request.context, placeOf(request)), {
      id: idOfEffect(request),
      body: request.body,
    }),
  }));

  handle(app, CONFIRM_DEBIT, async ({ context, body }) => ({
    payment: await confirmDebit(debits, context.member.userId, body),
  }));

  handle(app, RESEND_DEBIT_CODE, async ({ context, body }) => ({
    waiting: await resendCode(debits, context.member.userId, body),
  }));
}
