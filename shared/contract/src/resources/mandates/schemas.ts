import { Type, type Static } from 'typebox';
import { CalendarDate, Closed, Id, Money, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { PAYMENT_METHODS } from '#src/resources/payments/values.ts';

/** A means of payment that is stored for repeat orders. All else of it stays at the provider. */
export const Mandate = Closed({
  id: Id,
  method: OneOf(PAYMENT_METHODS),
  last4: Type.String({ pattern: '^[0-9A-Z]{4}$' }),
  /** Last day of a card; null for an account. */
  expires_on: Nullable(CalendarDate),
  /** Of a direct debit: its mandate reference and account holder. */
  reference: Nullable(Type.String()),
  holder: Nullable(Type.String()),
  kept_at: Timestamp,
  /** The one that the newest payment was made with. */
  used_last: Type.Boolean(),
  /** What must be paid before a direct debit may use it again; null for most. */
  waits_for: Nullable(Money),
});
export type Mandate = Static<typeof Mandate>;
export const MandatesResponse = Closed({ items: Type.Array(Mandate) });
export type MandatesResponse = Static<typeof MandatesResponse>;
export const MandateQuery = Closed({ id: Id });
