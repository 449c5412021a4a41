import type { Generated } from 'kysely';
import type { ReturnReason, ReturnState } from '@rendezvous/contract/resources/payments/values';

/** Money on its way back to a buyer. A failed return is still owed, unless the bank has the money (`failure` is `charged_back`). */
export interface PaymentReturnsTable {
  id: string;
  payment_id: string;
  /** Minor units of `currency`: the payment's, or that of money that is not what was ordered. */
  amount: number;
  currency: string;
  /** Unused credits of the payment's lot revoked for it. */
  credits: number;
  reason: ReturnReason;
  state: ReturnState;
  /** How often it was asked again after it had failed; part of the key the provider gets. */
  attempt: Generated<number>;
  provider_refund_id: string | null;
  /** The operator who asked for it; null for the member and for rules. */
  asked_by: string | null;
  asked_at: Date;
  changed_at: Date;
  /** Reason of a failed one, for operators. */
  failure: string | null;
}

/** Money charged back by the buyer's bank. */
export interface PaymentChargebacksTable {
  id: string;
  payment_id: string;
  provider_chargeback_id: string;
  amount: number;
  received_at: Date;
  /** When the bank decided otherwise; null while the money is gone. */
  reversed_at: Date | null;
  /** The bank's reason of a direct debit that came back, as ISO 20022 writes it. */
  reason: Generated<string | null>;
  /** Unused credits of the payment's lot revoked for it, until it is reversed. */
  credits_revoked: number;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    payment_returns: PaymentReturnsTable;
    payment_chargebacks: PaymentChargebacksTable;
  }
}
