import type { Generated } from 'kysely';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import type { ProviderMandate, ProviderStatus } from '../provider.ts';

/** A payment as the test provider stores it. Amounts are minor units of `currency`. */
export interface SandboxPaymentsTable {
  id: string;
  /** Name of the provider: each has a key once. */
  provider: string;
  key: string;
  payment_id: string;
  amount: number;
  currency: string;
  /** What was paid, where it is not `amount`. */
  paid_amount: Generated<number | null>;
  method: PaymentMethodId;
  language: Locale;
  description: string;
  return_url: string;
  webhook_url: string;
  status: Generated<ProviderStatus>;
  created_at: Date;
  /** Until then, looks return the state before the payment. */
  stale_until: Generated<Date | null>;
  /** Refunds of this payment fail. */
  refunds_fail: Generated<boolean>;
  /** Makes a mandate once it is paid. */
  keep: Generated<boolean>;
  /** The mandate that it made, or charged. */
  mandate_id: Generated<string | null>;
  /** Why a debit failed. */
  reason: Generated<string | null>;
}

/** A mandate of the test provider, with no more of the account or card than its last four characters. */
export interface SandboxMandatesTable {
  id: string;
  provider: string;
  key: string;
  method: PaymentMethodId;
  status: Generated<ProviderMandate['status']>;
  last4: string | null;
  expires_on: string | null;
  /** The bank refuses each charge. */
  charges_fail: Generated<boolean>;
  created_at: Date;
}

/** A refund or a charge-back of the test provider. */
export interface SandboxReturnsTable {
  id: string;
  sandbox_id: string;
  kind: 'refund' | 'chargeback';
  /** What a refund was asked with; null for one made at the provider itself. */
  key: string | null;
  amount: number;
  at: Date;
  reversed_at: Generated<Date | null>;
  /** Why a debit was charged back. */
  reason: Generated<string | null>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    sandbox_payments: SandboxPaymentsTable;
    sandbox_returns: SandboxReturnsTable;
    sandbox_mandates: SandboxMandatesTable;
  }
}
