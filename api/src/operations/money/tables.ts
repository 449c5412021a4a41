import type { MoneyAct, MoneyActState, RefundPart } from '@rendezvous/contract/operators/money/values';
import type { Generated } from 'kysely';

/** What operators did about money, and what waits for a second person. The words are the buyer's, and leave with the account. */
export interface MoneyActsTable {
  id: string;
  kind: MoneyAct;
  payment_id: string;
  /** The buyer; an id without an account after the erasure. */
  user_id: string;
  /** The debt that is waived; null for a refund. */
  debt_id: string | null;
  amount: number;
  currency: string;
  /** What goes back; null for a debt. */
  part: RefundPart | null;
  reason: string;
  state: MoneyActState;
  asked_by: string;
  asked_at: Date;
  /** The second person; null where none was needed, or none has decided. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Words of the second person, for the record. */
  note: Generated<string>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    money_acts: MoneyActsTable;
  }
}
