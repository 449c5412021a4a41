import { Type, type Static } from 'typebox';
import { Closed, CountryCodeSchema, Money, Nullable, Timestamp } from '#src/kernel/common.ts';

/** With a country: what an order there may use, in its currency; orders left at the checkout, which it replaces, do not count. */
export const SpendLimitQuery = Closed({ country: Type.Optional(CountryCodeSchema) });

/** The member's spend limit: the present and the next one, and what this calendar month has left of it. */
export const SpendLimitResponse = Closed({
  /** Null without a limit. */
  limit: Nullable(Money),
  /** A raise that waits for its time; without a limit it ends the present one. */
  next: Nullable(Closed({ limit: Nullable(Money), from: Timestamp })),
  /** Orders of this month, pending ones included. In the currency of the limit, or of the country asked for. */
  spent: Money,
  left: Nullable(Money),
  /** Currency the member pays in, which a new limit is set in. */
  currency: Type.String(),
  /** End of the month in the member's country. */
  until: Timestamp,
});
export type SpendLimitResponse = Static<typeof SpendLimitResponse>;
