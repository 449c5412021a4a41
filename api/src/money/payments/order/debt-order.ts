import type { Money } from '@rendezvous/contract/kernel/common';
import type {
  CreatePaymentResponse,
  Debt,
  PayDebtBody,
} from '@rendezvous/contract/resources/payments/schemas';
import { money } from '#src/platform/lib/money.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { openDebtOf, promiseDebtPart, type DebtRow } from '#src/money/debts/face.ts';
import { moneyOf } from '#src/money/returns/face.ts';
import { lockMonth } from '#src/money/spend-limit/face.ts';
import { checkout } from './checkout.ts';
import { pricingOf, type PaymentContext } from '../context.ts';
import { isOrderable } from '../methods.ts';
import { orderFacts, storeOrder } from './new-order.ts';
import type { Orderer } from './orderer.ts';
import { offersOf } from '../providers.ts';
import * as repository from '../repository.ts';

const sumOf = ({ amount, currency }: DebtRow): Money => money(amount, currency);

/**
 * The debt that an order pays with a line of its own; null for a member without one.
 * @param line what the bill said
 * @throws problem `debt_open` with the debt, when the order does not pay it
 */
export async function debtLineOf(
  { db }: Pick<PaymentContext, 'db'>,
  userId: string,
  { debt: line, amount }: { debt?: Money; amount: Money },
): Promise<DebtRow | null> {
  const debt = await openDebtOf(db, userId);
  if (!debt) return null;
  const pays =
    line?.amount === debt.amount && line.currency === debt.currency && amount.currency === debt.currency;
  if (!pays) throw problem('debt_open', { params: { debt: sumOf(debt) } });
  return debt;
}

/** What a member owes, with the order it comes from; null when nothing is open. */
export async function ownDebt({ db }: Pick<PaymentContext, 'db'>, userId: string): Promise<Debt | null> {
  const debt = await openDebtOf(db, userId);
  const order = debt && (await repository.findPayment(db, debt.payment_id));
  if (!debt || !order) return null;
  const { lot, chargebacks } = await moneyOf(db, order.id);
  const { id, credits, method } = order;
  return {
    id: debt.id,
    amount: sumOf(debt),
    payment: {
      id,
      credits,
      method,
      amount: money(order.amount, order.currency),
      at: (order.promised_at ?? order.settled_at ?? order.created_at).toISOString(),
    },
    charged_back_at: (chargebacks.at(-1)?.received_at ?? debt.created_at).toISOString(),
    used: lot?.used ?? 0,
    revoked: credits - (lot?.used ?? 0) - (lot?.unused ?? 0),
  };
}

/**
 * Starts a payment of the member's open debt alone: it has no credits, and no limit or debt blocks it.
 * @param id of the order: a request that has it already continues the same order
 * @throws problem `not_found` without a debt, `price_changed` with its sum when the button said another one, `validation_failed`, `unavailable`
 */
export async function payDebtAlone(
  context: PaymentContext,
  orderer: Orderer,
  { id, body, origin }: { id: string; body: PayDebtBody; origin: string },
): Promise<CreatePaymentResponse> {
  const { db, providers, unitOfWork, clock } = context;
  const { userId } = orderer;
  const earlier = await repository.findOwn(db, userId, id);
  if (earlier) return checkout(context, earlier, origin);
  if (!providers.current) throw problem('unavailable', { detail: 'no payment provider' });
  const { name: provider } = providers.current;
  const debt = await openDebtOf(db, userId);
  const charged = debt && (await repository.findPayment(db, debt.payment_id));
  if (!debt || !charged) throw problem('not_found');
  const amount = sumOf(debt);
  if (body.amount.amount !== amount.amount || body.amount.currency !== amount.currency)
    throw problem('price_changed', { params: { amount } });
  const { country, domain } = await pricingOf(context, orderer);
  if (!isOrderable(country, body.method, await offersOf(context, { country, amount }), amount))
    throw fieldProblem('method', 'not_allowed');
  const row = await unitOfWork(async (tx) => {
    const { month, until } = await lockMonth(context, tx, userId);
    const order = {
      id,
      ...orderFacts(context, orderer, { domain, method: body.method, now: clock.now() }),
      package: charged.package,
      credits: 0,
      country,
      provider,
      ...amount,
      price_before: amount.amount,
      discount_percentage: 0,
      discount_code: null,
      notice_version: null,
      start_requested_at: null,
      spend_month: month,
      spend_until: until,
    };
    const stored = await storeOrder(tx, context, order, origin);
    await promiseDebtPart(tx, stored.id, debt);
    return stored;
  });
  return checkout(context, row, origin);
}
