import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type {
  CreatePaymentBody,
  CreatePaymentResponse,
} from '@rendezvous/contract/resources/payments/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { after } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem, ProblemError } from '#src/platform/lib/problem.ts';
import {
  discountForOrder,
  releaseDiscount,
  reserveDiscount,
  type CodeRow,
} from '#src/money/discounts/face.ts';
import { promiseDebtPart, type DebtRow } from '#src/money/debts/face.ts';
import { priceOrder, type Price } from '#src/money/packages/face.ts';
import { LEFT_BEHIND_AFTER_MS, lockMonth, lockRoom } from '#src/money/spend-limit/face.ts';
import { checkout } from './order/checkout.ts';
import { personalDiscount, pricingOf, type PaymentContext } from './context.ts';
import { debtLineOf } from './order/debt-order.ts';
import { isOffered } from './methods.ts';
import { createLater, insertOrder, orderFacts, type NewOrder } from './order/new-order.ts';
import type { Orderer } from './order/orderer.ts';
import { offersOf } from './providers.ts';
import { closeLater } from './queue.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Starts a payment (spec §7 payment data): the price is the server's, the discount code is reserved as long as the payment is
 * pending, and an unfinished payment expires. The order is stored first and then made at the provider, with its own id as key.
 * @param id of the order: a request that has it already continues the same order
 * @param origin address of this site as the buyer's browser knows it
 * @throws problems of `placeOrder`; `validation_failed` for a direct debit, which has a form; `unavailable` when the provider is away: nothing is stored then
 */
export async function startPayment(
  context: PaymentContext,
  orderer: Orderer,
  { id, body, origin }: { id: string; body: CreatePaymentBody; origin: string },
): Promise<CreatePaymentResponse> {
  if (body.method === 'sdd') throw fieldProblem('method', 'not_allowed');
  const row = await placeOrder(context, orderer, { id, body }, (tx, stored) =>
    createLater(context, tx, stored, origin),
  );
  return checkout(context, row, origin);
}

/** What is ordered. A direct debit has its request to start at once (`express_request`) with its code. */
export type OrderBody = Omit<CreatePaymentBody, 'express_request'> &
  Partial<Pick<CreatePaymentBody, 'express_request'>>;

/**
 * Stores an order at the price its buyer saw, with its reservations, or finds the one that a request with the same id stored.
 * @param storeMore stores what belongs to a new order, in its transaction
 * @throws problem `debt_open` while a debt is open that the order does not pay, `price_changed` when the buyer saw another price, `validation_failed`, `code_*`, `code_minimum`,
 *   `spend_limit_reached`, `unavailable` when no provider may be used or it is away, `idempotency_mismatch` for another order; nothing is stored then
 */
export async function placeOrder(
  context: PaymentContext,
  orderer: Orderer,
  { id, body }: { id: string; body: OrderBody },
  storeMore: (tx: Tx, row: PaymentRow) => Promise<void>,
): Promise<PaymentRow> {
  const earlier = await repository.findPayment(context.db, id);
  if (earlier) return sameOrder(orderer, earlier, body);
  const { current: provider } = context.providers;
  if (!provider) throw problem('unavailable', { detail: 'no payment provider' });
  const debt = await debtLineOf(context, orderer.userId, body);
  const line = debt?.amount ?? 0;
  const pricing = await pricingOf(context, orderer);
  const { country, rules, discounts, domain } = pricing;
  // The country was changed elsewhere: method, request and code of the order are those of the former one.
  if (body.amount.currency !== rules.base.currency)
    throw priceChanged(await priceNow(context, pricing, body), line);
  if (body.method !== 'sdd') enforceRequest(context, { domain, country }, body);
  const offers = await offersOf(context, { country, amount: body.amount });
  if (!isOffered(country, body.method, offers, body.amount)) throw fieldProblem('method', 'not_allowed');
  const code = body.discountcode
    ? await discountForOrder(context.db, body.discountcode, body.method, discounts)
    : null;
  const price = priceOrder(rules, body.package, body.credits, code && personalDiscount(code));
  if (code && price.amount.amount === price.order.amount) throw minimumNotReached(code);
  if (price.amount.amount + line !== body.amount.amount) throw priceChanged(price, line);

  const { now } = discounts;
  const order: Omit<NewOrder, 'spend_month' | 'spend_until'> = {
    id,
    ...orderFacts(context, orderer, { domain, method: body.method, now }),
    package: body.package,
    country,
    provider: provider.name,
    ...amounts(price, code),
    amount: price.amount.amount + line,
    notice_version: body.withdrawal_notice,
    start_requested_at: body.express_request ? now : null,
  };
  return context.unitOfWork(async (tx, afterCommit) => {
    const { month, until } = await lockMonth(context, tx, orderer.userId);
    const row = { ...order, spend_month: month, spend_until: until };
    const stored = await store({ tx, afterCommit }, context, row, { code, debt });
    await storeMore(tx, stored);
    return stored;
  });
}

/**
 * The order that a request with the same key stored, whose answer was lost.
 * @throws problem `idempotency_mismatch` for another order
 */
function sameOrder(
  { userId }: Orderer,
  earlier: PaymentRow,
  { package: id, credits, method, amount, discountcode }: OrderBody,
): PaymentRow {
  const isSame =
    earlier.user_id === userId &&
    earlier.package === id &&
    earlier.credits === (credits ?? earlier.credits) &&
    earlier.method === method &&
    earlier.amount === amount.amount &&
    earlier.currency === amount.currency &&
    (earlier.discount_code !== null) === Boolean(discountcode);
  if (!isSame) throw problem('idempotency_mismatch');
  return earlier;
}

/** Enforces the express request to start at once where the buyer's country wants it (PRODUCT.md §1). @throws field problem `express_request` */
export function enforceRequest(
  { settings }: Pick<PaymentContext, 'settings'>,
  { domain, country }: { domain: string; country: CountryCode },
  { express_request: asked }: Pick<OrderBody, 'express_request'>,
): void {
  if (settings.value(domain, 'express_request_countries').includes(country) && !asked)
    throw fieldProblem('express_request', 'request_required');
}

/** @param line part of the bill that pays a debt */
const priceChanged = ({ amount }: Price, line: number) =>
  problem('price_changed', { params: { amount: { ...amount, amount: amount.amount + line } } });

/** Price of an order, with its code where that is valid now. */
async function priceNow(
  context: PaymentContext,
  { rules, discounts }: Awaited<ReturnType<typeof pricingOf>>,
  { package: id, credits, method, discountcode }: OrderBody,
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
    discount_amount: price.order.amount - price.amount.amount,
  };
}

/** Stores an order with its reservations and the debt that it pays. */
async function store(
  unit: Unit,
  context: PaymentContext,
  row: NewOrder,
  { code, debt }: { code: CodeRow | null; debt: DebtRow | null },
): Promise<PaymentRow> {
  const { tx } = unit;
  await enforceLimit(unit, context, row);
  const stored = await insertOrder(tx, row);
  if (code) await reserve(unit, context, stored, code);
  if (debt) await promiseDebtPart(tx, stored.id, debt);
  return stored;
}

/**
 * Accepts an order within the buyer's own limit of the month. Where only orders left at the checkout block it,
 * it replaces them.
 * @throws problem `spend_limit_reached` with the limit and what is left of it
 */
async function enforceLimit(unit: Unit, context: PaymentContext, row: NewOrder): Promise<void> {
  const { tx } = unit;
  const { user_id: userId, currency, amount, created_at: at, spend_month: month } = row;
  const room = await lockRoom(context, tx, { userId, month, currency });
  if (!room || amount <= room.left.amount) return;
  const left = await repository.lockLeftBehind(tx, userId, after(at, -LEFT_BEHIND_AFTER_MS));
  for (const { id } of left) await replace(unit, context, id, row);
  const freed = left.length > 0 ? await lockRoom(context, tx, { userId, month, currency }) : room;
  if (freed && amount > freed.left.amount)
    throw problem('spend_limit_reached', {
      params: { limit: freed.limit, left: freed.left },
      reset_at: row.spend_until,
    });
}

/** Cancels a pending order that another one of the same member replaces, and notifies its open pages. */
async function replace(
  { tx, afterCommit }: Unit,
  context: PaymentContext,
  id: string,
  by: Pick<PaymentRow, 'id' | 'user_id' | 'created_at'>,
): Promise<void> {
  await repository.setReplaced(tx, id, by.id, by.created_at);
  await releaseDiscount(tx, id);
  await closeLater(context, tx, id);
  afterCommit(() => context.live.publish(by.user_id, 'payment', { id, status: 'cancelled' }));
}

async function reserve(unit: Unit, context: PaymentContext, row: PaymentRow, code: CodeRow): Promise<void> {
  const { tx } = unit;
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
  await replace(unit, context, earlier.id, row);
  if (await reserveDiscount(tx, code, order)) throw problem('code_used', { field: 'discountcode' });
}
