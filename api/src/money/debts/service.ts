import type { Tx } from '#src/platform/db/database.ts';
import * as repository from './repository.ts';
import type { DebtRow } from './repository.ts';

/** What a member owes after a charge-back, the oldest first; null when nothing is open. While it is, orders are refused. */
export function openDebtOf(tx: Tx, userId: string): Promise<DebtRow | null> {
  return repository.findOpenDebt(tx, userId);
}

/** What these orders pay of debts, in minor units, by order. */
export async function debtPartsOf(tx: Tx, payments: readonly string[]): Promise<Map<string, number>> {
  const rows = await repository.listDebtParts(tx, payments);
  return new Map(rows.map((row) => [row.payment_id, row.amount]));
}
