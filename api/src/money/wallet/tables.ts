import type { Generated, GeneratedAlways } from 'kysely';

/** Where credits came from: given by the house, or bought. Given ones are spent first. */
export type Purse = 'free' | 'paid';

/** Balance of a member, stored next to the ledger because its row is the lock of every movement. */
export interface WalletsTable {
  user_id: string;
  free: Generated<number>;
  paid: Generated<number>;
  /** Lot of the next credit, stored so that a spend does not sum the lots; null when nothing is left. */
  next_lot: Generated<string | null>;
  /** What is left of it. */
  next_left: Generated<number>;
}

/** One side of a movement of credits; the entries of an operation sum to zero. Rows are only ever added. */
export interface LedgerEntriesTable {
  operation_id: string;
  line: number;
  /** A member's id, or one of the house's accounts. */
  account: string;
  /** Only on a member's side. */
  purse: Purse | null;
  credits: number;
  kind: string;
  /** Only on a member's side: the lot it credits or debits. */
  lot_id: string | null;
  recorded_at: GeneratedAlways<Date>;
}

/** Credits received at once; what is left of a lot is the sum of the entries that name it. Rows are only ever added. */
export interface LedgerLotsTable {
  id: string;
  position: GeneratedAlways<number>;
  user_id: string;
  purse: Purse;
  credits: number;
  payment_id: string | null;
  operation_id: string;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    wallets: WalletsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_lots: LedgerLotsTable;
  }
}
