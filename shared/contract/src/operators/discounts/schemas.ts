import { Type, type Static } from 'typebox';
import {
  Closed,
  CountryCodeSchema,
  Cursor,
  Id,
  Integer,
  MAX_INTEGER,
  Money,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { DISCOUNT_VALIDITIES, PAYMENT_METHODS } from '#src/resources/payments/values.ts';
import {
  CODE_MEMBER,
  DISCOUNT_ACTS,
  DISCOUNT_EVENTS,
  DISCOUNT_REASON,
  DISCOUNT_STATES,
  NEW_CODE,
} from './values.ts';

const Code = Type.String({ minLength: 1, maxLength: 40 });
const Percentage = Integer({ minimum: 1, maximum: 99 });
const Limit = Nullable(Integer({ minimum: 1, maximum: MAX_INTEGER }));
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** Uses of a code, and what they cost and brought: sums of each currency. */
const Effect = {
  /** By completed payments. */
  used: Integer(),
  /** By open orders. */
  reserved: Integer(),
  /** Discounts of completed payments. */
  cost: Type.Array(Money),
  /** Completed payments without what went back. */
  revenue: Type.Array(Money),
};

/** A code with its conditions, limits and effect. `member` is null for a code for all members. */
export const OpsDiscount = Closed({
  code: Type.String(),
  percentage: Integer(),
  currency: Nullable(Type.String()),
  minimum: Nullable(Money),
  country: Nullable(CountryCodeSchema),
  methods: Type.Array(OneOf(PAYMENT_METHODS)),
  validity: OneOf(DISCOUNT_VALIDITIES),
  first_purchase: Type.Boolean(),
  member: Nullable(Closed({ id: Id, name: Nullable(Type.String()) })),
  expires: Nullable(Timestamp),
  state: OneOf(DISCOUNT_STATES),
  max_uses: Nullable(Integer()),
  budget: Nullable(Money),
  created_by: Nullable(Type.String()),
  created_at: Timestamp,
  ...Effect,
});
export type OpsDiscount = Static<typeof OpsDiscount>;

export const OpsDiscountsQuery = Closed({ state: OneOf(DISCOUNT_STATES), cursor: Cursor });
export const OpsDiscountsResponse = Page(OpsDiscount);
export type OpsDiscountsResponse = Static<typeof OpsDiscountsResponse>;

/** What an operator did about a code; `from` and `to` are the changed values, with names of the body that changed them. */
export const OpsDiscountEvent = Closed({
  id: Id,
  at: Timestamp,
  operator: Type.String(),
  code: Type.String(),
  event: OneOf(DISCOUNT_EVENTS),
  changes: Type.Array(
    Closed({
      field: OneOf(['expires', 'max_uses', 'max_budget'] as const),
      from: Nullable(Type.String()),
      to: Nullable(Type.String()),
    }),
  ),
  reason: Type.String(),
});
export type OpsDiscountEvent = Static<typeof OpsDiscountEvent>;

/** The room's first page. A month is one of UTC. */
export const OpsDiscountFigures = Closed({
  month: Closed({ given: Type.Array(Money), before: Type.Array(Money) }),
  /** First purchases of this month, and those of them with a code. */
  first: Closed({ all: Integer(), with_code: Integer() }),
  /** Codes that open orders reserve; `until` is when the last of these orders ends. */
  reserved: Closed({ count: Integer(), until: Nullable(Timestamp) }),
  /** The offer of the settings to new members; null while it is off. */
  bonus: Nullable(Closed({ code: Type.String(), percentage: Integer(), ...Effect })),
  events: Type.Array(OpsDiscountEvent),
});
export type OpsDiscountFigures = Static<typeof OpsDiscountFigures>;

export const OpsDiscountQuery = Closed({ code: Code });
export const OpsDiscountResponse = Closed({ discount: OpsDiscount, events: Type.Array(OpsDiscountEvent) });
export type OpsDiscountResponse = Static<typeof OpsDiscountResponse>;

/** `minimum` and `max_budget` are minor units of `currency`, which they need. No methods: all of them. */
export const OpsNewDiscountBody = Closed({
  code: Text(NEW_CODE),
  percentage: Percentage,
  currency: Nullable(Currency),
  minimum: Limit,
  country: Nullable(CountryCodeSchema),
  methods: Type.Array(OneOf(PAYMENT_METHODS), { maxItems: PAYMENT_METHODS.length, uniqueItems: true }),
  validity: OneOf(DISCOUNT_VALIDITIES),
  first_purchase: Type.Boolean(),
  member: Nullable(Text(CODE_MEMBER)),
  expires: Nullable(Timestamp),
  max_uses: Limit,
  max_budget: Limit,
  reason: Text(DISCOUNT_REASON),
});
export type OpsNewDiscountBody = Static<typeof OpsNewDiscountBody>;

/** The limits and the end as they are from now on. */
export const OpsChangeDiscountBody = Closed({
  code: Code,
  expires: Nullable(Timestamp),
  max_uses: Limit,
  max_budget: Limit,
  reason: Text(DISCOUNT_REASON),
});
export type OpsChangeDiscountBody = Static<typeof OpsChangeDiscountBody>;

export const OpsDiscountActBody = Closed({
  code: Code,
  act: OneOf(DISCOUNT_ACTS),
  reason: Text(DISCOUNT_REASON),
});
export type OpsDiscountActBody = Static<typeof OpsDiscountActBody>;
