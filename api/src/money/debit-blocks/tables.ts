/** Why a block ended: its debt was paid or waived, the bank reversed the return, an operator ended it, or another payment settled. */
export type BlockEnd = 'paid' | 'reversed' | 'operator' | 'payment';

/** A member who may not pay by direct debit, because one came back. */
export interface DebitBlocksTable {
  id: string;
  user_id: string;
  /** The debit that came back. */
  payment_id: string;
  chargeback_id: string;
  /** The bank's reason, as ISO 20022 writes it; null when it gave none. */
  reason: string | null;
  opened_at: Date;
  ended_at: Date | null;
  ended_by: BlockEnd | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    debit_blocks: DebitBlocksTable;
  }
}
