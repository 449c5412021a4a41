import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PaymentMethodId, PaymentStatus } from '@rendezvous/contract/resources/payments/schemas';
import type { Generated } from 'kysely';
import type { PackageId } from '#src/money/packages/face.ts';

/** An order of credits and how it went. Amounts are minor units of `currency`, fixed when the order was made. */
export interface PaymentsTable {
  id: string;
  user_id: string;
  package: PackageId;
  credits: number;
  method: PaymentMethodId;
  country: CountryCode;
  currency: string;
  /** What the credits cost one by one. */
  price_before: number;
  amount: number;
  /** The personal discount in it. */
  discount_percentage: number;
  discount_code: string | null;
  /** The personal discount in minor units. */
  discount_amount: Generated<number>;
  status: PaymentStatus;
  provider: string;
  created_at: Date;
  /** A payment still pending then expires. */
  expires_at: Date;
  /** When its order ended: completed, failed, cancelled or expired. Null for a direct debit until the bank has paid. */
  settled_at: Date | null;
  /** When a direct debit was accepted for collection, which completes its order; null for other payments. */
  promised_at: Generated<Date | null>;
  /** Version and language of the words beside the pay button, shown when the order was made; null for older orders. */
  notice_version: string | null;
  notice_language: Locale | null;
  /** Time of the buyer's express request to start before the time for withdrawing is over. */
  start_requested_at: Date | null;
  /** Country of the connection that the order came by; null where it was unknown. */
  connection_country: string | null;
  /** The site it was ordered on. */
  domain: Generated<string>;
  /** Days for withdrawing that were promised with the order. */
  refund_days: Generated<number>;
  /** Date (`YYYY-MM-DD`) of the terms the order was made under; null for older orders. */
  terms_version: string | null;
  /** The month (`YYYY-MM`) of the buyer's spend limit that it belongs to, wherever the buyer moves. */
  spend_month: Generated<string>;
  /** That month ends then, in the country it began in. */
  spend_until: Generated<Date>;
  /** Id of the payment at its provider, and address of its checkout; null until the provider has made it. */
  provider_id: Generated<string | null>;
  checkout_url: Generated<string | null>;
  /** When a pending order is looked up next; null for one that is not pending. */
  next_look_at: Generated<Date | null>;
  /** Last look. */
  looked_at: Generated<Date | null>;
  /** The order that replaced it. */
  replaced_by: Generated<string | null>;
  /** How often its return address was opened without the buyer's session. */
  return_looks: Generated<number>;
}

/** A means of payment a member agreed to store for repeating an order. The reference is the provider's. */
export interface MandatesTable {
  id: string;
  user_id: string;
  method: PaymentMethodId;
  provider: string;
  token_reference: string;
  created_at: Date;
  /** Stored, but not agreed to for repeating, while null. */
  opted_in_at: Date | null;
  revoked_at: Date | null;
  /** Last four digits of the card or characters of the account. */
  last4: Generated<string | null>;
  /** Last day (`YYYY-MM-DD`) of a card; null for an account. */
  expires_on: Generated<string | null>;
  /** Reference of a direct debit's mandate. */
  reference: Generated<string | null>;
}

/** Differences between books and providers, as the last comparison of their days found them. */
export interface PaymentDriftsTable {
  provider: string;
  /** The payment, or the provider's id of one that is none of ours. */
  about: string;
  kind: 'amount' | 'returned' | 'missing_here' | 'missing_there';
  payment_id: string | null;
  provider_id: string | null;
  /** Minor units; null where a side has no such payment. */
  ours: number | null;
  theirs: number | null;
  currency: string;
  /** Start of the day that was compared. */
  compared_from: Date;
  found_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    payments: PaymentsTable;
    mandates: MandatesTable;
    payment_drifts: PaymentDriftsTable;
  }
}
