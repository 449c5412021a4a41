import type { App } from '#src/platform/types.ts';
import { dialectOf } from './dialects.ts';
import { WEBHOOK_JOB, type WebhookJob } from './provider.ts';
import * as repository from './repository.ts';

/** Sends the webhook of a payment through the server's own front door; true when it was accepted. */
export async function deliver(app: App, id: string): Promise<boolean> {
  const { db, signer } = app.services;
  const payment = await repository.find(db, id);
  if (!payment) return true;
  const { payload, headers } = dialectOf(payment.provider).word(signer, payment);
  const { pathname, search } = new URL(payment.webhook_url);
  const answer = await app.inject({ method: 'POST', url: pathname + search, payload, headers });
  return answer.statusCode === 200;
}

/** Delivers webhooks later, until they are accepted. */
export function handleWebhooks(app: App): void {
  const { db, jobs } = app.services;
  jobs.handle<WebhookJob>(WEBHOOK_JOB, async ({ id, pays }) => {
    if (pays) await repository.changeWhile(db, id, ['open', 'promised'], { status: 'paid' });
    if (!(await deliver(app, id))) throw new Error(`a webhook of ${id} was not accepted`);
  });
}
