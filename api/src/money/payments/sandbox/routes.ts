import { setTimeout as sleep } from 'node:timers/promises';
import { Closed, Id, OneOf } from '@rendezvous/contract/kernel/common';
import { RECEIVE_PAYMENT_WEBHOOK } from '@rendezvous/contract/resources/payments/endpoints';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Type } from 'typebox';
import { themeOf } from '#src/platform/http/theme-html.ts';
import { after } from '#src/platform/lib/clock.ts';
import { FROM_THIS_MACHINE } from '#src/platform/http/development.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import type { ProviderEvent } from '../provider-words.ts';
import { findPayment } from '../repository.ts';
import { planOf, SANDBOX_OUTCOMES } from './outcomes.ts';
import { checkoutPage, missingPage } from './page.ts';
import { SIGNATURE_HEADER, type Sandbox } from './provider.ts';

/** Job that delivers a confirmation of the sandbox; tried again until the webhook answers 200, as providers do. */
const WEBHOOK_JOB = 'sandbox-webhook';
const Params = Closed({ id: Id });
const CheckoutBody = Closed({ outcome: OneOf(SANDBOX_OUTCOMES) });

/** Checkout page of the sandbox provider, and the webhooks it causes (development only, from this machine). */
export async function sandboxRoutes(app: App, sandbox: Sandbox): Promise<void> {
  const { db, jobs, clock } = app.services;

  /** Sends a webhook through the server's own front door; true when it was accepted. */
  async function deliver(event: ProviderEvent): Promise<boolean> {
    const { body, signature } = sandbox.webhook(event);
    const answer = await app.inject({
      method: 'POST',
      url: RECEIVE_PAYMENT_WEBHOOK.path,
      payload: body,
      headers: { [SIGNATURE_HEADER]: signature },
    });
    return answer.statusCode === 200;
  }

  jobs.handle<ProviderEvent>(WEBHOOK_JOB, async (event) => {
    if (!(await deliver(event))) throw new Error(`webhook of payment ${event.paymentId} was not accepted`);
  });

  app.get(
    '/sandbox/checkout/:id',
    {
      ...FROM_THIS_MACHINE,
      config: { access: 'public' },
      schema: { params: Params, response: { 200: Type.String(), 404: Type.String() } },
    },
    async (request, reply) => {
      const payment = await findPayment(db, request.params.id);
      reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').serializer(String);
      if (!payment) return reply.code(404).send(missingPage(themeOf(request)));
      const facts = { isClosed: sandbox.isClosed(payment.id), isRefunded: sandbox.isRefunded(payment.id) };
      return reply.send(checkoutPage(payment, facts, themeOf(request)));
    },
  );

  app.post(
    '/sandbox/checkout/:id',
    {
      ...FROM_THIS_MACHINE,
      config: { access: 'public', crossSite: 'origin' },
      schema: { params: Params, body: CheckoutBody, response: { 303: Type.Null() } },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await findPayment(db, id))) throw problem('not_found');
      const backToSite = pathTo('transactions-id', { id });
      if (sandbox.isClosed(id)) return reply.code(303).header('location', backToSite).send(null);
      const plan = planOf(request.body.outcome, id);
      const later = plan.delaySeconds > 0;
      const accepted = await Promise.all(plan.events.map((event) => !later && deliver(event)));
      for (const [index, event] of plan.events.entries()) {
        if (!accepted[index])
          await jobs.send(db, WEBHOOK_JOB, event, {
            startAfter: after(clock.now(), plan.delaySeconds * 1000),
          });
      }
      await sleep(plan.delayBuyerMs);
      return reply.code(303).header('location', backToSite).send(null);
    },
  );
}
