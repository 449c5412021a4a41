import type { Unit } from '#src/platform/db/unit-of-work.ts';
import { payDebt, waiveDebt, type DebtRow } from '#src/money/debts/face.ts';
import { alignOrder, returnDebtPart } from './align.ts';
import type { BookingContext } from './context.ts';
import * as repository from './repository.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Pays a debt with the part of a completed order that is for it, inside the transaction that completes it. What is not owed any more, because
 * the charge-back was reversed or the debt was waived or paid meanwhile, goes back.
 */
export async function settleDebtPart(
  context: BookingContext,
  unit: Unit,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<void> {
  const payer = await repository.lockPayment(unit.tx, id);
  const paid = await payDebt(unit.tx, id, context.clock.now());
  if (!paid) return;
  if (paid.over > 0) await returnDebtPart(context, unit, payer, paid.over);
  await alignOrder(context, unit, await repository.lockPayment(unit.tx, paid.payment));
}

/**
 * Ends an open debt without money, for operators; the caller writes the act down. Orders of the member are accepted again.
 * @returns the debt as it was
 * @throws problem `not_found` for a debt that is not open
 */
export async function waiveOpenDebt(context: BookingContext, unit: Unit, id: string): Promise<DebtRow> {
  const debt = await waiveDebt(unit.tx, id, context.clock.now());
  await alignOrder(context, unit, await repository.lockPayment(unit.tx, debt.payment_id));
  return debt;
}
