import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { termsDate } from '@rendezvous/rules/terms-date';
import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, MINUTE, SECOND } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { PaymentContext } from '../context.ts';
import { CREATE_JOB, type CreateJob } from '../create.ts';
import { nextLook } from '../policy.ts';
import * as repository from '../repository.ts';
import type { PaymentRow } from '../repository.ts';
import type { PaymentsTable } from '../tables.ts';
import type { Orderer } from './orderer.ts';

/** An order to store, with its month; what follows from the provider is stored later. */
export type NewOrder = Insertable<PaymentsTable> &
  Pick<PaymentRow, 'created_at' | 'spend_month' | 'spend_until'>;

/** Time a request has for making its order at the provider, before a job makes it. */
const CREATE_AFTER_MS = 30 * SECOND;

/** What each new order of a member has, whatever it is for. */
export function orderFacts(
  { settings }: PaymentContext,
  { userId, language, connectionCountry }: Orderer,
  { domain, method, now }: { domain: string; method: PaymentMethodId; now: Date },
) {
  // A wire transfer needs days; every other method succeeds or fails at once.
  const time =
    method === 'sct'
      ? settings.value(domain, 'transfer_expiry_days') * DAY
      : settings.value(domain, 'payment_expiry_minutes') * MINUTE;
  const times = { created_at: now, expires_at: after(now, time) };
  return {
    user_id: userId,
    method,
    status: 'pending',
    ...times,
    settled_at: null,
    notice_language: language,
    connection_country: connectionCountry,
    domain,
    refund_days: settings.value(domain, 'refund_days'),
    terms_version: termsDate(settings.value(domain, 'company').added).toISOString().slice(0, 10),
    next_look_at: nextLook(times, now),
  } as const;
}

/** Stores an order. @throws problem `unavailable` when a request with the same key was faster: a repeat finds its order */
export async function insertOrder(tx: Tx, row: NewOrder): Promise<PaymentRow> {
  const stored = await repository.insertPayment(tx, row);
  if (!stored) throw problem('unavailable');
  return stored;
}

/** Stores an order, and the job that makes it at the provider if the request does not come to it. */
export async function storeOrder(
  tx: Tx,
  context: Pick<PaymentContext, 'jobs'>,
  row: NewOrder,
  origin: string,
): Promise<PaymentRow> {
  const stored = await insertOrder(tx, row);
  await createLater(context, tx, stored, origin);
  return stored;
}

/** Has a job make an order at its provider, if the request does not come to it. */
export async function createLater(
  { jobs }: Pick<PaymentContext, 'jobs'>,
  tx: Tx,
  { id, created_at: at }: PaymentRow,
  origin: string,
): Promise<void> {
  const job: CreateJob = { payment: id, origin };
  await jobs.send(tx, CREATE_JOB, job, { startAfter: after(at, CREATE_AFTER_MS) });
}
