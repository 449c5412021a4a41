import type { Purse } from './tables.ts';

/** Credits received at once, and what is left of them. */
export interface Lot {
  id: string;
  purse: Purse;
  credits: number;
  remaining: number;
  paymentId: string | null;
}

interface LotRow {
  id: string;
  purse: Purse;
  credits: number;
  payment_id: string | null;
  /** Credits that went out of the whole purse. */
  spent: number;
}

/** Divides what was spent over the lots of each purse, oldest first. */
export function remainingOf(rows: readonly LotRow[]): Lot[] {
  const toPlace: Partial<Record<Purse, number>> = {};
  return rows.map(({ id, purse, credits, payment_id: paymentId, spent }) => {
    const left = toPlace[purse] ?? spent;
    const used = Math.min(left, credits);
    toPlace[purse] = left - used;
    return { id, purse, credits, remaining: credits - used, paymentId };
  });
}
