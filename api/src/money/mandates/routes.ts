import { DELETE_MANDATE, READ_MANDATES } from '@rendezvous/contract/resources/mandates/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { paymentContext } from '#src/money/payments/face.ts';
import { handleRevocations } from './jobs.ts';
import { ownMandates, removeMandate } from './service.ts';

/** Stored means of payment: list and removal. */
export async function mandateRoutes(app: App): Promise<void> {
  const { services } = app;
  handleRevocations(paymentContext(services, app.log));

  handle(app, READ_MANDATES, async ({ context }) => ({
    items: await ownMandates(services.db, context.member.userId),
  }));

  handle(app, DELETE_MANDATE, ({ context, query }) =>
    services.unitOfWork(async (tx) => {
      await removeMandate(services, tx, context.member.userId, query.id);
      return { items: await ownMandates(tx, context.member.userId) };
    }),
  );
}
