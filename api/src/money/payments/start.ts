import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type {
  CreatePaymentBody,
  CreatePaymentResponse,
} from '@rendezvous/contract/resources/payments/schemas';
import { termsDate } from '@rendezvous/rules/terms-date';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, MINUTE } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { fieldProblem, problem, ProblemError } from '#src/platform/lib/problem.ts';
import {
  discountForOrder,
  releaseDiscount,
  reserveDiscount,
  type CodeRow,
} from '#src/money/discounts/face.ts';
import { priceOrder, type Price } from '#src/money/packages/face.ts';
import { LEFT_BEHIND_AFTER_MS, lockMonth, lockRoom } from '#src/money/spend-limit/face.ts';
import { personalDiscount, pricingOf, type Customer, type PaymentContext } from './context.ts';
import { EXPIRY_JOB } from './expiry.ts';
import { isOffered } from './methods.ts';
import { presentPayment } from './presenter.ts';
import { closeLater } from './provider-jobs.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/** The ordering member, the language of the order, and the country of its connection where that is known. */
export type Orderer = Customer & { userId: string; language: Locale; connectionCountry: string | null };

/**
 * Starts a payment (spec §7 payment data): the price is the server's, the discount code is reserved as long as the payment is
 * pending, and an unfinished payment expires.
 * @param origin address of this site as the buyer's browser knows it
 * @throws problem `price_changed` when the buyer saw another price, `validation_failed`, `code_*`, `code_minimum`,
 *   `spend_limit_reached`, `unavailable` when no provider may be used; nothing is stored then
 */
export async function startPayment(
  context: PaymentContext,
  orderer: Orderer,
  body: CreatePaymentBody,
  origin: string,
): Promise<CreatePaymentResponse> {
  const { provider } = context;
  if (!provider) throw problem('unavailable', { detail: 'no payment provider' });
  const pricing = await pricingOf(context, orderer);
  const { country, rules, discounts, domain } = pricing;
  // The country was changed elsewhere: method, request and code of the order are those of the former one.
  if (body.amount.currency !== rules.base.currency)
    throw priceChanged(await priceNow(context, pricing, body));
  if (needsRequest(context, domain, country) && !body.express_request)
    throw fieldProblem('express_request', 'request_required');
  if (!isOffered(country, body.method, provider.methods)) throw fieldProblem('method', 'not_allowed');
  const code = body.discountcode
    ? await discountForOrder(context.db, body.discountcode, body.method, discounts)
    : null;
  const price = priceOrder(rules, body.package, body.credits, code && personalDiscount(code));
  if (code && price.amount.amount === price.order.amount) throw minimumNotReached(code);
  if (price.amount.amount !== body.amount.amount) throw priceChanged(price);

  const now = discounts.now;
  const order: Omit<PaymentRow, 'spend_month' | 'spend_until'> = {
    id: newId(),
    user_id: orderer.userId,
    package: body.package,
    method: body.method,
    country,
    provider: provider.name,
    ...amounts(price, code),
    status: 'pending',
    created_at: now,
    expires_at: expiryOf(context, domain, body, now),
    settled_at: null,
    notice_version: body.withdrawal_notice,
    notice_language: orderer.language,
    start_requested_at: body.express_request ? now : null,
    connection_country: orderer.connectionCountry,
    domain,
    refund_days: context.settings.value(domain, 'refund_days'),
    terms_version: termsDate(context.settings.value(domain, 'company').added).toISOString().slice(0, 10),
  };
  const row = await context.unitOfWork(async (tx) => {
    const { month, until } = await lockMonth(context, tx, orderer.userId);
    return store(tx, context, { ...order, spend_month: month, spend_until: until }, code);
  });
  const redirectUrl = await provider.openCheckout({
    paymentId: row.id,
    amount: price.amount,
    method: row.method,
    origin,
  });
  return { payment: presentPayment(row), redirect_url: redirectUrl };
}

/** Decides whether the buyer's country wants an express request to start at once (PRODUCT.md §1). */
function needsRequest({ settings }: PaymentContext, domain: string, country: CountryCode): boolean {
  return settings.value(domain, 'express_request_countries').includes(country);
}

const priceChanged = (price: Price) => problem('price_changed', { params: { amount: price.amount } });

/** Price of an order, with its code where that is valid now. */
async function priceNow(
  context: PaymentContext,
  { rules, discounts }: Awaited<ReturnType<typeof pricingOf>>,
  { package: id, credits, method, discountcode }: CreatePaymentBody,
): Promise<Price> {
  const code = discountcode
    ? await discountForOrder(context.db, discountcode, method, discounts).catch((error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      })
    : null;
  return priceOrder(rules, id, credits, code && personalDiscount(code));
}

function minimumNotReached(code: CodeRow) {
  return problem('code_minimum', {
    field: 'discountcode',
    params: { minimum: personalDiscount(code).minimumOrder },
  });
}

function amounts(price: Price, code: CodeRow | null) {
  return {
    credits: price.credits,
    currency: price.amount.currency,
    price_before: price.before.amount,
    amount: price.amount.amount,
    discount_percentage: code?.value_percentage ?? 0,
    discount_code: code?.code ?? null,
  };
}

/** A wire transfer needs days; every other method succeeds or fails at once. */
function expiryOf(
  { settings }: PaymentContext,
  domain: string,
  { method }: CreatePaymentBody,
  now: Date,
): Date {
  if (method === 'sct') return after(now, settings.value(domain, 'transfer_expiry_days') * DAY);
  return after(now, settings.value(domain, 'payment_expiry_minutes') * MINUTE);
}

async function store(
  tx: Tx,
  context: PaymentContext,
  row: PaymentRow,
  code: CodeRow | null,
): Promise<PaymentRow> {
  await enforceLimit(tx, context, row);
  await repository.insertPayment(tx, row);
  if (code) await reserve(tx, context, row, code);
  await context.jobs.send(tx, EXPIRY_JOB, { payment: row.id }, { startAfter: row.expires_at });
  return row;
}

/**
 * Accepts an order within the buyer's own limit of the month. Where only orders left at the checkout block it,
 * it replaces them.
 * @throws problem `spend_limit_reached` with the limit and what is left of it
 */
async function enforceLimit(tx: Tx, context: PaymentContext, row: PaymentRow): Promise<void> {
  const { user_id: userId, currency, amount, created_at: at, spend_month: month } = row;
  const room = await lockRoom(context, tx, { userId, month, currency });
  if (!room || amount <= room.left.amount) return;
  const left = await repository.lockLeftBehind(tx, userId, after(at, -LEFT_BEHIND_AFTER_MS));
  for (const { id } of left) await cancel(tx, context, id, at);
  const freed = left.length > 0 ? await lockRoom(context, tx, { userId, month, currency }) : room;
  if (freed && amount > freed.left.amount)
    throw problem('spend_limit_reached', {
      params: { limit: freed.limit, left: freed.left },
      reset_at: row.spend_until,
    });
}

/** Cancels a pending order that another one replaces. */
async function cancel(tx: Tx, context: PaymentContext, id: string, at: Date): Promise<void> {
  await repository.setStatus(tx, id, 'cancelled', at);
  await releaseDiscount(tx, id);
  await closeLater(context, tx, id);
}

async function reserve(tx: Tx, context: PaymentContext, row: PaymentRow, code: CodeRow): Promise<void> {
  const order = { userId: row.user_id, paymentId: row.id, at: row.created_at };
  const holder = await reserveDiscount(tx, code, order);
  if (!holder) return;
  const left =
    holder.userId === row.user_id &&
    holder.state === 'reserved' &&
    row.created_at.getTime() - holder.since.getTime() >= LEFT_BEHIND_AFTER_MS;
  const earlier = left ? await repository.lockPayment(tx, holder.paymentId) : null;
  if (earlier?.status !== 'pending') throw problem('code_used', { field: 'discountcode' });
  // Its money may be on its way.
  if (earlier.method === 'sct') throw problem('code_transfer', { field: 'discountcode' });
  await cancel(tx, context, earlier.id, row.created_at);
  if (await reserveDiscount(tx, code, order)) throw problem('code_used', { field: 'discountcode' });
}
