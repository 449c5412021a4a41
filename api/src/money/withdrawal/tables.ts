import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { WithdrawalOutcome } from '@rendezvous/contract/resources/withdrawal/values';

/** Statements of withdrawal, as they were made. A statement is stored whatever comes of it. */
export interface WithdrawalsTable {
  id: string;
  /** The purchase it is about; null while none was found. */
  payment_id: string | null;
  /** The buyer; null for a visitor whose order was not found. */
  user_id: string | null;
  name: string;
  /** What names the contract, as it was typed; the number of the order for a member's own. */
  order_text: string;
  /** Where the receipt goes. */
  email: string;
  /** The statement in the words that were confirmed. */
  statement: string;
  language: Locale;
  domain: string;
  /** Time zone of the receipt. */
  time_zone: string;
  submitted_at: Date;
  /** Null until a visitor's statement has been compared with the orders. */
  outcome: WithdrawalOutcome | null;
  return_id: string | null;
  /** Credits that were revoked, and what is paid back for them in minor units of the payment. */
  credits: number;
  amount: number;
  /** Null where the receiver had its mails of the day. */
  mailed_at: Date | null;
  /** An operator's answer to a statement whose contract was not found. */
  answer: string | null;
  closed_at: Date | null;
  closed_by: string | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    withdrawals: WithdrawalsTable;
  }
}
