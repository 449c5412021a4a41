import { checkCharges } from '#src/conversation/chats/face.ts';
import { checkPurchases } from '#src/money/payments/face.ts';
import { checkReturns } from '#src/money/returns/face.ts';
import { checkLedger } from '#src/money/wallet/face.ts';
import type { Tx } from '#src/platform/db/database.ts';

/** What ledger, payments and messages say together. `faults` is empty exactly when all three agree. */
export interface BooksReport {
  /** Figures of the whole site by name. */
  totals: Record<string, number>;
  faults: string[];
}

/** Checks the books whole, and compares them with payments and messages; in one transaction of isolation `repeatable read`. */
export async function checkBooks(tx: Tx): Promise<BooksReport> {
  const { faults: ofLedger, ...totals } = await checkLedger(tx);
  const ofPurchases = await checkPurchases(tx);
  const ofReturns = await checkReturns(tx);
  const { faults: ofCharges, charged, returned } = await checkCharges(tx);
  return {
    totals: { ...totals, 'charged messages': charged, 'given back': returned },
    faults: [...ofLedger, ...ofPurchases, ...ofReturns, ...ofCharges],
  };
}
