import {
  OFFER_DELETE_DISCOUNT,
  PAY_DEBT,
  READ_DEBT,
  READ_DISCOUNT_CODE,
  READ_PACKAGES,
  READ_PAYMENT,
  READ_PAYMENT_METHODS,
  READ_REPEAT_ORDER,
  READ_TIME_BONUS,
  READ_TRANSACTIONS,
  START_PAYMENT,
  RECEIVE_PAYMENT_WEBHOOK,
} from '@rendezvous/contract/resources/payments/endpoints';
import { problem } from '#src/platform/lib/problem.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import { handle } from '#src/platform/http/handle.ts';
import { placeOf } from '#src/platform/http/audience.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { checkoutAddress } from '#src/platform/http/development.ts';
import type { App } from '#src/platform/types.ts';
import { customerOf, paymentContext } from './context.ts';
import { lookAtDue, receiveWebhook } from './look.ts';
import { ownDebt, payDebtAlone } from './order/debt-order.ts';
import { ordererOf } from './order/orderer.ts';
import { handleProviderJobs } from './provider-jobs.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { handleReconciliation } from './reconcile-jobs.ts';
import { repeatOrderOf } from './repeat.ts';
import {
  deleteDiscountFor,
  discountFor,
  methodsFor,
  ownPayment,
  ownPayments,
  packagesFor,
  timeBonusFor,
} from './service.ts';
import { startPayment } from './start.ts';

/** How often a process looks for orders whose look is due. */
const LOOK_SECONDS = 5;

/** Packages, discounts, methods and payments (spec §7 payment data; §4 Payment, Time bonus). */
export async function paymentRoutes(app: App): Promise<void> {
  const { services } = app;
  const { jobs, config } = services;
  const payments = paymentContext(services, app.log);
  jobs.collect(() => lookAtDue(payments), { everySeconds: LOOK_SECONDS });
  handleProviderJobs(payments);
  handleReconciliation(payments);

  handle(app, READ_PACKAGES, ({ context, query }) =>
    packagesFor(payments, customerOf(context, query.country), query.discountcode),
  );

  handle(app, READ_DISCOUNT_CODE, async ({ context, query }) => ({
    discountcode: await discountFor(payments, customerOf(context, query.country), query),
  }));

  handle(app, OFFER_DELETE_DISCOUNT, async ({ context }) => ({
    discountcode: await deleteDiscountFor(payments, customerOf(context)),
  }));

  handle(app, READ_TIME_BONUS, async ({ context }) => ({
    timebonus: await timeBonusFor(payments, customerOf(context)),
  }));

  handle(app, READ_PAYMENT_METHODS, async ({ context, query }) => ({
    methods: await methodsFor(payments, customerOf(context, query.country)),
  }));

  handle(app, START_PAYMENT, async (request) =>
    startPayment(payments, ordererOf(request.context, placeOf(request)), {
      id: idOfEffect(request),
      body: request.body,
      origin: checkoutAddress(request),
    }),
  );

  handle(app, READ_DEBT, async ({ context }) => ({ debt: await ownDebt(payments, context.member.userId) }));

  handle(app, PAY_DEBT, async (request) =>
    payDebtAlone(payments, ordererOf(request.context, placeOf(request)), {
      id: idOfEffect(request),
      body: request.body,
      origin: checkoutAddress(request),
    }),
  );

  handle(app, READ_PAYMENT, async ({ context, query }) => ({
    payment: await ownPayment(payments, context.member.userId, query.id),
  }));

  handle(app, READ_REPEAT_ORDER, async ({ context }) => ({
    order: await repeatOrderOf(payments, { ...customerOf(context), userId: context.member.userId }),
  }));

  handle(app, READ_TRANSACTIONS, ({ context, query }) =>
    ownPayments(payments, context.member.userId, query.cursor),
  );

  // Providers send what they like; the adapter reads only which payments it is about.
  handle(app, RECEIVE_PAYMENT_WEBHOOK, async ({ query, body, headers }) => {
    const { current, named } = payments.providers;
    const provider = query.provider === undefined ? current : named(query.provider);
    if (!provider) throw problem('not_found');
    const ids = await provider.readWebhook(body, headers);
    if (!ids) throw problem('forbidden');
    await receiveWebhook(payments, provider, ids);
    return { received: true } as const;
  });

  if (config.development)
    await app.register(async (scope) => {
      const forms = scope as App;
      acceptForms(forms);
      await sandboxRoutes(forms);
    });
}
