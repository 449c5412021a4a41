import {
  READ_DISCOUNT_CODE,
  READ_PACKAGES,
  READ_PAYMENT,
  READ_PAYMENT_METHODS,
  READ_REPEAT_ORDER,
  READ_TIME_BONUS,
  READ_TRANSACTIONS,
  START_PAYMENT,
  TAKE_PAYMENT_WEBHOOK,
} from '@rendezvous/contract/endpoints/payments';
import type { CountryCode } from '@rendezvous/contract/countries';
import type { FastifyRequest } from 'fastify';
import { problem } from '#src/platform/lib/problem.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import { handle } from '#src/platform/http/handle.ts';
import { checkoutAddress } from '#src/platform/http/development.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import type { Customer, PaymentContext } from './context.ts';
import { EXPIRY_JOB, type ExpiryJob } from './expiry.ts';
import { mailReceipt, RECEIPT_JOB, type ReceiptJob } from './receipt-mail.ts';
import { createSandbox } from './sandbox/provider.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { repeatOrderOf } from './repeat.ts';
import { discountFor, methodsFor, ownPayment, ownPayments, packagesFor, timeBonusFor } from './service.ts';
import { expirePayment, takeEvent } from './settle.ts';
import { startPayment } from './start.ts';

/** Packages, discounts, methods and payments (spec §7 payment data; §4 Payment, Time bonus). */
export async function paymentRoutes(app: App): Promise<void> {
  const { services } = app;
  const { jobs, settings, config, signer } = services;
  // The sandbox gives credits for nothing, so it stands only where nothing is real.
  const sandbox = config.development ? createSandbox(signer) : null;
  const context: PaymentContext = { ...services, provider: sandbox };
  jobs.handle<ExpiryJob>(EXPIRY_JOB, ({ payment }) => expirePayment(context, payment));
  jobs.handle<ReceiptJob>(RECEIPT_JOB, ({ payment }) => mailReceipt(app.services, payment));

  const customerOf = (request: FastifyRequest, country?: CountryCode): Customer => ({
    userId: request.viewer?.userId ?? null,
    domain: settings.domainOf(request.host),
    visitorCountry: audienceOf(request).selected_country,
    ...(country && { country }),
  });

  handle(app, READ_PACKAGES, (request) =>
    packagesFor(context, customerOf(request, request.query.country), request.query.discountcode),
  );

  handle(app, READ_DISCOUNT_CODE, async (request) => ({
    discountcode: await discountFor(context, customerOf(request), request.query),
  }));

  handle(app, READ_TIME_BONUS, async (request) => ({
    timebonus: await timeBonusFor(context, customerOf(request)),
  }));

  handle(app, READ_PAYMENT_METHODS, async (request) => ({
    methods: await methodsFor(context, customerOf(request, request.query.country)),
  }));

  handle(app, START_PAYMENT, async (request) => {
    const orderer = { ...customerOf(request), userId: viewerOf(request).userId };
    return startPayment(context, orderer, request.body, checkoutAddress(request));
  });

  handle(app, READ_PAYMENT, async (request) => ({
    payment: await ownPayment(context, viewerOf(request).userId, request.query.id),
  }));

  handle(app, READ_REPEAT_ORDER, async (request) => ({
    order: await repeatOrderOf(context, { ...customerOf(request), userId: viewerOf(request).userId }),
  }));

  handle(app, READ_TRANSACTIONS, (request) =>
    ownPayments(context, viewerOf(request).userId, request.query.cursor),
  );

  // Providers send what they like; the adapter proves that it is theirs before anything is read from it.
  handle(app, TAKE_PAYMENT_WEBHOOK, async (request) => {
    const event = await context.provider?.readWebhook(request.body, request.headers);
    if (!event) throw problem('forbidden');
    await takeEvent(context, context.provider!.name, event);
    return { received: true } as const;
  });

  if (sandbox)
    await app.register(async (scope) => {
      const forms = scope as App;
      acceptForms(forms);
      await sandboxRoutes(forms, sandbox);
    });
}
