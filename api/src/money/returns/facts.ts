import type { Tx } from '#src/platform/db/database.ts';
import { debtPartsOf } from '#src/money/debts/face.ts';
import { numbersOf } from '#src/money/papers/face.ts';
import { lotsOfPayments } from '#src/money/wallet/face.ts';
import type { LotUse, Terms } from './policy.ts';
import { isRefusal, remainingOf } from './policy.ts';
import * as repository from './repository.ts';
import type { ChargebackRow, PaymentRow, ReturnRow } from './repository.ts';

/** All that is known about the money of one order. */
export interface MoneyFacts {
  returns: readonly ReturnRow[];
  chargebacks: readonly ChargebackRow[];
  /** Its credits; null before they were booked. */
  lot: LotUse | null;
  /** Numbers of receipts by payment, and of credit notes by return. */
  numbers: ReadonlyMap<string, string>;
  /** What it pays of a debt, in minor units. */
  debt: number;
}

/** Facts of an order that was just made. */
export const NO_MONEY: MoneyFacts = { returns: [], chargebacks: [], lot: null, numbers: new Map(), debt: 0 };

/** Reads the money of several orders at once, by id. */
export async function readMoney(tx: Tx, payments: readonly string[]): Promise<Map<string, MoneyFacts>> {
  if (payments.length === 0) return new Map();
  const returns = Map.groupBy(await repository.listReturns(tx, payments), (row) => row.payment_id);
  const chargebacks = Map.groupBy(await repository.listChargebacks(tx, payments), (row) => row.payment_id);
  const lots = await lotsOfPayments(tx, payments);
  const debts = await debtPartsOf(tx, payments);
  const papers = await numbersOf(tx, payments);
  const numbers = new Map(papers.map((row) => [row.return_id ?? row.payment_id, row.number]));
  return new Map(
    payments.map((id) => [
      id,
      {
        returns: returns.get(id) ?? [],
        chargebacks: chargebacks.get(id) ?? [],
        lot: lots.get(id) ?? null,
        numbers,
        debt: debts.get(id) ?? 0,
      },
    ]),
  );
}

/** Reads the money of one order. */
export async function moneyOf(tx: Tx, payment: string): Promise<MoneyFacts> {
  return (await readMoney(tx, [payment])).get(payment) ?? NO_MONEY;
}

/** What an order was for. A debt part that a reversal returned counts no more. */
export function termsOf({ amount, credits }: PaymentRow, { debt, returns }: MoneyFacts): Terms {
  const reversed = returns
    .filter(({ reason }) => reason === 'reversed')
    .reduce((sum, row) => sum + row.amount, 0);
  return { amount: amount - reversed, credits, debt: Math.max(0, debt - reversed) };
}

/** Money of an order that stays here. */
export const remainingNow = ({ amount }: PaymentRow, { returns, chargebacks }: MoneyFacts): number =>
  remainingOf(amount, returns, chargebacks);

/** Did money of this order complete nothing, so that it goes back? */
export async function isRefused(tx: Tx, payment: string): Promise<boolean> {
  const returns = await repository.listReturns(tx, [payment]);
  return returns.some(({ reason }) => isRefusal(reason));
}
