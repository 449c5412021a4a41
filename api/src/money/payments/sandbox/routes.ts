import { setTimeout as sleep } from 'node:timers/promises';
import { Closed, Id, OneOf } from '@rendezvous/contract/kernel/common';
import { Type } from 'typebox';
import { FROM_THIS_MACHINE } from '#src/platform/http/development.ts';
import { themeOf } from '#src/platform/http/theme-html.ts';
import { after, SECOND } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import {
  changeLater,
  choicesOf,
  isLater,
  planOf,
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
} from './outcomes.ts';
import * as mandates from './mandates-repository.ts';
import { checkoutPage, missingPage } from './page.ts';
import { WEBHOOK_JOB, type WebhookJob } from './provider.ts';
import * as repository from './repository.ts';
import type { SandboxPayment } from './repository.ts';
import { deliver, handleWebhooks } from './webhooks.ts';

const Params = Closed({ id: Id });
const CheckoutBody = Closed({ outcome: OneOf(SANDBOX_OUTCOMES) });

/** Checkout page of the sandbox provider, and the webhooks it causes (development only, from this machine). */
export async function sandboxRoutes(app: App): Promise<void> {
  const { db, jobs, clock } = app.services;
  handleWebhooks(app);

  /** Reports a payment now, as often as asked; what is not accepted is tried again by a job. */
  async function report(id: string, times: number): Promise<void> {
    const accepted = await Promise.all(Array.from({ length: times }, () => deliver(app, id)));
    const job: WebhookJob = { id };
    for (const ok of accepted) if (!ok) await jobs.send(db, WEBHOOK_JOB, job);
  }

  /** @returns where the buyer's browser goes */
  async function choose(payment: SandboxPayment, outcome: SandboxOutcome): Promise<string> {
    const { id, payment_id: order, mandate_id: mandate } = payment;
    const now = clock.now();
    const { pathname, search } = new URL(payment.return_url);
    const back = pathname + search;
    if (isLater(outcome)) {
      if (!choicesOf(payment).includes(outcome)) return back;
      await changeLater(db, payment, outcome, now);
      await report(id, 1);
      return `/sandbox/checkout/${order}`;
    }
    const plan = planOf(outcome, payment, now);
    if (plan.delaySeconds > 0) {
      const job: WebhookJob = { id, pays: true };
      await jobs.send(db, WEBHOOK_JOB, job, { startAfter: after(now, plan.delaySeconds * SECOND) });
      return back;
    }
    if (plan.changes && !(await repository.changeWhile(db, id, ['open'], plan.changes))) return back;
    if (mandate !== null) await mandates.update(db, mandate, { status: plan.mandate });
    await report(id, plan.webhooks);
    await sleep(plan.delayBuyerMs);
    return back;
  }

  app.get(
    '/sandbox/checkout/:id',
    {
      ...FROM_THIS_MACHINE,
      config: { access: 'public' },
      schema: { params: Params, response: { 200: Type.String(), 404: Type.String() } },
    },
    async (request, reply) => {
      const payment = await repository.findOfOrder(db, request.params.id);
      const shown = themeOf(request);
      reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').serializer(String);
      if (!payment) return reply.code(404).send(missingPage(request.context.locale, shown));
      const returns = await repository.listReturns(db, payment.id);
      return reply.send(checkoutPage(payment, returns, shown));
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
      const payment = await repository.findOfOrder(db, request.params.id);
      if (!payment) throw problem('not_found');
      const next = await choose(payment, request.body.outcome);
      return reply.code(303).header('location', next).send(null);
    },
  );
}
