import {
  CreatePaymentBody,
  CreatePaymentResponse,
  DiscountCodeQuery,
  DiscountCodeResponse,
  PackagesQuery,
  PackagesResponse,
  PaymentMethodsQuery,
  PaymentMethodsResponse,
  PaymentQuery,
  PaymentResponse,
  RepeatOrderResponse,
  TimeBonusResponse,
  TransactionsQuery,
  TransactionsResponse,
} from '@rendezvous/contract/payments';
import type { CountryCode } from '@rendezvous/contract/countries';
import { Closed } from '@rendezvous/contract/common';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { problem } from '#src/platform/lib/problem.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
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

const open = { access: 'public' } as const;
const TEN_A_MINUTE = { rateLimit: { max: 10, timeWindow: 60_000 } };

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

  app.get(
    '/api/packages.php',
    { config: open, schema: { querystring: PackagesQuery, response: { 200: PackagesResponse } } },
    async (request) =>
      packagesFor(context, customerOf(request, request.query.country), request.query.discountcode),
  );

  app.get(
    '/api/discountcode.php',
    {
      config: { ...open, rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: { querystring: DiscountCodeQuery, response: { 200: DiscountCodeResponse } },
    },
    async (request) => ({ discountcode: await discountFor(context, customerOf(request), request.query) }),
  );

  app.get(
    '/api/timebonus.php',
    { config: open, schema: { response: { 200: TimeBonusResponse } } },
    async (request) => ({
      timebonus: await timeBonusFor(context, customerOf(request)),
    }),
  );

  app.get(
    '/api/payment-methods.php',
    { config: open, schema: { querystring: PaymentMethodsQuery, response: { 200: PaymentMethodsResponse } } },
    async (request) => ({ methods: await methodsFor(context, customerOf(request, request.query.country)) }),
  );

  app.post(
    '/api/payment.php',
    { config: TEN_A_MINUTE, schema: { body: CreatePaymentBody, response: { 201: CreatePaymentResponse } } },
    async (request, reply) => {
      const orderer = { ...customerOf(request), userId: viewerOf(request).userId };
      // Where a proxy or a public name stands in front, only the configured address is trusted.
      const origin = config.development ? `${request.protocol}://${request.host}` : config.BASE_URL;
      return reply.code(201).send(await startPayment(context, orderer, request.body, origin));
    },
  );

  app.get(
    '/api/payment.php',
    { schema: { querystring: PaymentQuery, response: { 200: PaymentResponse } } },
    async (request) => ({
      payment: await ownPayment(context, viewerOf(request).userId, request.query.id),
    }),
  );

  app.get(
    '/api/repeat-order.php',
    { schema: { response: { 200: RepeatOrderResponse } } },
    async (request) => ({
      order: await repeatOrderOf(context, { ...customerOf(request), userId: viewerOf(request).userId }),
    }),
  );

  app.get(
    '/api/transactions.php',
    { schema: { querystring: TransactionsQuery, response: { 200: TransactionsResponse } } },
    async (request) => ownPayments(context, viewerOf(request).userId, request.query.cursor),
  );

  await app.register(async (scope) => {
    const forms = scope as App;
    acceptForms(forms);
    // Providers send what they like; the adapter proves that it is theirs before anything is read from it.
    forms.post(
      '/api/payment-webhook.php',
      {
        config: { ...open, crossSite: 'open' },
        schema: {
          body: Type.Record(Type.String(), Type.Unknown()),
          response: { 200: Closed({ received: Type.Literal(true) }) },
        },
      },
      async (request) => {
        const event = await context.provider?.readWebhook(request.body, request.headers);
        if (!event) throw problem('forbidden');
        await takeEvent(context, context.provider!.name, event);
        return { received: true } as const;
      },
    );
    if (sandbox) await sandboxRoutes(forms, sandbox);
  });
}
