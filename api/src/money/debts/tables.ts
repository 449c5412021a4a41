import type { DebtState } from '@rendezvous/contract/resources/payments/values';

/** What a charge-back left open: used credits without their money. One is open per payment at most. */
export interface DebtsTable {
  id: string;
  user_id: string;
  /** The payment that was charged back. */
  payment_id: string;
  chargeback_id: string;
  amount: number;
  currency: string;
  state: DebtState;
  created_at: Date;
  ended_at: Date | null;
  /** The payment that paid it. */
  paid_by: string | null;
}

/** The part of an order's amount that pays a debt. */
export interface DebtPaymentsTable {
  payment_id: string;
  debt_id: string;
  amount: number;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    debts: DebtsTable;
    debt_payments: DebtPaymentsTable;
  }
}
