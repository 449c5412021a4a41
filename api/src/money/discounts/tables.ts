import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { DISCOUNT_VALIDITIES, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import type { Generated } from 'kysely';

/** A code that reduces one order by a percentage. */
export interface DiscountCodesTable {
  /** Upper case; members may type it in any case. */
  code: string;
  value_percentage: number;
  currency: string | null;
  /** Minor units of `currency`, measured before the discount. */
  minimum_order: number | null;
  country: CountryCode | null;
  /** Only for this member. */
  user_id: string | null;
  expires: Date | null;
  status: 'active' | 'paused';
  validity: (typeof DISCOUNT_VALIDITIES)[number];
  /** Empty: all. */
  paymentmethods: Generated<PaymentMethodId[]>;
  created_at: Date;
  /** What a code of one member was offered for; each of them gets such an offer once. */
  offered_for: Generated<'deletion' | null>;
  /** The operator who made it; null for codes of the site itself. */
  created_by: Generated<string | null>;
  /** Uses of all members together, open orders included; null without a limit. */
  max_uses: Generated<number | null>;
  /** Largest sum of its discounts in minor units of `currency`, open orders included; null without a limit. */
  max_budget: Generated<number | null>;
  /** For members without a purchase. */
  first_purchase: Generated<boolean>;
  /** When its member was mailed that it ends soon. */
  end_mailed_at: Generated<Date | null>;
}

/** A payment that uses a code, or is about to. */
export interface DiscountUsesTable {
  /** What may exist once: the code, the code with a member, or the code with a payment, by the code's validity. */
  use_key: string;
  code: string;
  user_id: string;
  payment_id: string;
  state: 'reserved' | 'used';
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    discount_codes: DiscountCodesTable;
    discount_uses: DiscountUsesTable;
  }
}
