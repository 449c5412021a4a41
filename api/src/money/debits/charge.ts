import {
  failOrder,
  findPayment,
  providerOrderOf,
  settlePayment,
  storeProviderId,
  type PaymentRow,
} from '#src/money/payments/face.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import { PROMISED_JOB, REVOKE_JOB, type PromisedJob, type RevokeJob } from '#src/money/debit-blocks/face.ts';
import type { DebitContext } from './context.ts';
import { openForm } from './form.ts';
import { CHARGE_JOB, type DebitJob } from './jobs.ts';
import { mailMandate } from './mail.ts';
import * as repository from './repository.ts';
import type { FormRow } from './repository.ts';

/** Registers what follows from debits: charges of accepted ones, mails of promised ones, and the end of mandates of those that came back. A provider that is away is asked again. */
export function handleDebits(context: DebitContext): void {
  context.jobs.handle<DebitJob>(CHARGE_JOB, ({ payment }) => chargeDebit(context, payment));
  context.jobs.handle<PromisedJob>(PROMISED_JOB, ({ payment }) => mailMandate(context, payment), LETTERS);
  context.jobs.handle<RevokeJob>(REVOKE_JOB, ({ payment }) => revokeMandate(context, payment));
}

/** Has the provider delete the mandate of a debit that came back. */
async function revokeMandate({ db, providers }: DebitContext, id: string): Promise<void> {
  const payment = await findPayment(db, id);
  const form = payment && (await repository.findForm(db, id));
  if (!payment || !form?.provider_mandate) return;
  const provider = providers.named(payment.provider);
  if (!provider) throw new Error(`no payment provider ${payment.provider}`);
  await provider.revokeMandate(form.provider_mandate);
}

/**
 * Has the provider of an accepted debit make its mandate and collect it, each once, with the order's id as key; then books what the provider says. An order whose
 * mandate the provider refuses has failed.
 * @throws Error while the provider is away
 */
export async function chargeDebit(context: DebitContext, id: string): Promise<void> {
  const payment = await findPayment(context.db, id);
  const form = payment && (await repository.findForm(context.db, id));
  if (payment?.status !== 'pending' || !form?.accepted_at) return;
  const providerId = payment.provider_id ?? (await charge(context, payment, form));
  if (providerId === null) await failOrder(context, id);
  else await settlePayment(context, { ...payment, provider_id: providerId });
}

/** @returns the provider's id of the payment; null when it refuses the mandate */
async function charge(context: DebitContext, payment: PaymentRow, form: FormRow): Promise<string | null> {
  const { db, providers, keyRing, config } = context;
  const provider = providers.named(payment.provider);
  if (!provider) throw new Error(`no payment provider ${payment.provider}`);
  const { accountHolder: name, iban } = openForm(keyRing, form);
  const { user_id: memberId, reference, accepted_at: accepted } = form;
  const signedAt = accepted ?? form.made_at;
  const mandate = await provider.mandate({ memberId, name, iban, reference, signedAt }, payment.id);
  await repository.changeForm(db, payment.id, { provider_mandate: mandate.id });
  if (mandate.status === 'invalid') return null;
  const order = providerOrderOf(context, payment, config.BASE_URL);
  const { providerId } = await provider.charge(order, mandate.id, payment.id);
  await storeProviderId(db, payment.id, providerId);
  return providerId;
}
