import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  Closed,
  CountryCodeSchema,
  Cursor,
  Id,
  Integer,
  Money,
  Nullable,
  OneOf,
  Page,
  Timestamp,
} from '#src/kernel/common.ts';
import {
  PAYMENT_METHODS,
  PACKAGE_IDS,
  PAYMENT_STATUSES,
  DISCOUNT_VALIDITIES,
  MONEY_STATES,
  RETURN_STATES,
  WITHDRAWAL_NOTICES,
} from './values.ts';

export * from './values.ts';

/** A credit package. `price` is what is paid now; `price_before` the base price when it differs. p4 is an own amount: prices are per credit. */
export const CreditPackage = Closed({
  id: OneOf(PACKAGE_IDS),
  credits: Integer(),
  price: Money,
  price_before: Nullable(Money),
  discount_percentage: Integer(),
  unit_price: Money,
  most_chosen: Type.Boolean(),
  /** Only p4: limits of the own amount. */
  min_credits: Type.Optional(Integer()),
  max_credits: Type.Optional(Integer()),
});
export type CreditPackage = Static<typeof CreditPackage>;

export const DiscountCode = Closed({
  code: Type.String(),
  value_percentage: Integer(),
  currency: Nullable(Type.String()),
  minimum_order_value: Nullable(Money),
  country: Nullable(CountryCodeSchema),
  user_id: Nullable(Id),
  expires: Nullable(Timestamp),
  status: OneOf(['active', 'paused'] as const),
  validity: OneOf(DISCOUNT_VALIDITIES),
  expired: Type.Boolean(),
  paymentmethods: Type.Array(OneOf(PAYMENT_METHODS)),
  /** The server's clock, so that a countdown never trusts the device's. */
  now: Timestamp,
});
export type DiscountCode = Static<typeof DiscountCode>;

export const PackagesQuery = Closed({
  country: Type.Optional(CountryCodeSchema),
  discountcode: Type.Optional(Type.String({ maxLength: 40 })),
});
/** Prices already carry `discount` when one applies, and the tax of the country at `vat_rate`, in hundredths of a percent. */
export const PackagesResponse = Closed({
  packages: Type.Array(CreditPackage),
  discount: Nullable(DiscountCode),
  vat_rate: Integer(),
});
export type PackagesResponse = Static<typeof PackagesResponse>;

export const DiscountCodeQuery = Closed({
  code: Type.Optional(Type.String({ maxLength: 40 })),
  welcome: Type.Optional(Type.Boolean()),
  country: Type.Optional(CountryCodeSchema),
});
export const DiscountCodeResponse = Closed({ discountcode: Nullable(DiscountCode) });
export type DiscountCodeResponse = Static<typeof DiscountCodeResponse>;

/** `window_seconds` is the whole length of the offer, for the share of time left. */
export const TimeBonus = Closed({
  code: Type.String(),
  percentage: Integer(),
  expires_at: Timestamp,
  now: Timestamp,
  window_seconds: Integer(),
});
export type TimeBonus = Static<typeof TimeBonus>;
/** The time bonus as pages have it: visible until its banner is closed on this device (spec §3 Time bonus). */
export type TimeBonusState = TimeBonus & { isVisible: boolean };
export const TimeBonusResponse = Closed({ timebonus: Nullable(TimeBonus) });
export type TimeBonusResponse = Static<typeof TimeBonusResponse>;

export const PaymentMethod = Closed({
  id: OneOf(PAYMENT_METHODS),
  /** Brand name, the same in every language. */
  name: Type.String(),
  active: Type.Boolean(),
  group: OneOf(['bank', 'card', 'wallet', 'voucher', 'debit', 'transfer'] as const),
});
export type PaymentMethod = Static<typeof PaymentMethod>;
export const PaymentMethodsQuery = Closed({
  package: Type.Optional(OneOf(PACKAGE_IDS)),
  country: Type.Optional(CountryCodeSchema),
});
export const PaymentMethodsResponse = Closed({ methods: Type.Array(PaymentMethod) });
export type PaymentMethodsResponse = Static<typeof PaymentMethodsResponse>;

export const CreatePaymentBody = Closed({
  package: OneOf(PACKAGE_IDS),
  /** Only with p4. */
  credits: Type.Optional(Integer({ minimum: 1, maximum: 10000 })),
  method: OneOf(PAYMENT_METHODS),
  discountcode: Type.Optional(Type.String({ maxLength: 40 })),
  /** What the pay button said: another price is refused as `price_changed`, with the price in `params.amount`. */
  amount: Money,
  /** Version of the words beside the pay button; stored with the order (PRODUCT.md §1). */
  withdrawal_notice: OneOf(WITHDRAWAL_NOTICES),
  /** The buyer's express request to start at once; countries of `express_request_countries` refuse an order without it. */
  express_request: Type.Optional(Type.Boolean()),
  /** The line of the bill that pays an open debt, in `amount` too. Without it, or with another sum, a member with a debt gets `debt_open`. */
  debt: Type.Optional(Money),
});
export type CreatePaymentBody = Static<typeof CreatePaymentBody>;

/** Money of an order on its way back. `at` is the time of its present state. */
export const PaymentReturn = Closed({
  id: Id,
  amount: Money,
  state: OneOf(RETURN_STATES),
  at: Timestamp,
  /** Of its credit note, which `READ_RECEIPT` returns; null until it is done. */
  number: Nullable(Type.String()),
});
export type PaymentReturn = Static<typeof PaymentReturn>;

/** The money of an order, the second axis beside its state. `chargeback` is the newest one. */
export const PaymentMoney = Closed({
  state: OneOf(MONEY_STATES),
  /** When the bank was asked for it, for a direct debit; null otherwise. */
  promised_at: Nullable(Timestamp),
  /** Null while it is promised. */
  settled_at: Nullable(Timestamp),
  returns: Type.Array(PaymentReturn),
  chargeback: Nullable(Closed({ at: Timestamp, reversed_at: Nullable(Timestamp) })),
});
export type PaymentMoney = Static<typeof PaymentMoney>;

export const Payment = Closed({
  id: Id,
  /** 0 for an order that only pays a debt. */
  credits: Integer(),
  method: OneOf(PAYMENT_METHODS),
  amount: Money,
  status: OneOf(PAYMENT_STATUSES),
  created_at: Timestamp,
  package: OneOf(PACKAGE_IDS),
  discount_percentage: Integer(),
  /** Of its receipt, which `READ_RECEIPT` returns; null where there is none. */
  number: Nullable(Type.String()),
  /** Null until money arrived. */
  money: Nullable(PaymentMoney),
  /** Used and unused credits of this purchase. */
  credits_used: Integer(),
  credits_left: Integer(),
  /** Last day on which a withdrawal is in time, while it is possible; in the buyer's country. */
  withdrawable_until: Nullable(CalendarDate),
  /** The newer order that replaced it; null for most. */
  replaced_by: Nullable(Id),
  /** Part of `amount` that pays what an earlier charge-back left open; null for most. */
  debt: Nullable(Money),
});
export type Payment = Static<typeof Payment>;
export const PaymentResponse = Closed({ payment: Payment });
export type PaymentResponse = Static<typeof PaymentResponse>;
/** `redirect_url` is an absolute address of the provider's hosted checkout. */
export const CreatePaymentResponse = Closed({ payment: Payment, redirect_url: Type.Optional(Type.String()) });
export type CreatePaymentResponse = Static<typeof CreatePaymentResponse>;
/** Name of the provider that sends; the one of new orders when it is left out. */
export const PaymentWebhookQuery = Closed({ provider: Type.Optional(Type.String({ maxLength: 40 })) });
/** A provider's message as it sends it; the provider's adapter proves it before anything is read from it. */
export const PaymentWebhookBody = Type.Record(Type.String(), Type.Unknown());
export const PaymentWebhookResponse = Closed({ received: Type.Literal(true) });

/** What a charge-back left open: the price of used credits of an order whose money the bank has. */
export const Debt = Closed({
  id: Id,
  amount: Money,
  /** The order that was charged back, and when. */
  payment: Closed({
    id: Id,
    credits: Integer(),
    amount: Money,
    method: OneOf(PAYMENT_METHODS),
    at: Timestamp,
  }),
  charged_back_at: Timestamp,
  /** Its credits that were used, and those that were revoked. */
  used: Integer(),
  revoked: Integer(),
});
export type Debt = Static<typeof Debt>;
export const DebtResponse = Closed({ debt: Nullable(Debt) });
export type DebtResponse = Static<typeof DebtResponse>;
/** `amount` is what the pay button said; another debt is refused as `price_changed`, with its sum in `params.amount`. */
export const PayDebtBody = Closed({ amount: Money, method: OneOf(PAYMENT_METHODS) });
export type PayDebtBody = Static<typeof PayDebtBody>;

export const PaymentQuery = Closed({ id: Id });
export const PaymentReturnQuery = Closed({ token: Type.Optional(Type.String({ maxLength: 120 })) });
/** The number of an own paper, or the token of the link in its mail. */
export const ReceiptQuery = Closed({
  number: Type.Optional(Type.String({ pattern: '^\\d{4}-C?\\d{4,9}$' })),
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  format: Type.Optional(OneOf(['html', 'pdf'] as const)),
});
export const TransactionsQuery = Closed({ cursor: Cursor });
/** Credits of a message that was neither read nor answered in time, given back. */
export const CreditReturn = Closed({ credits: Integer(), at: Timestamp });
export type CreditReturn = Static<typeof CreditReturn>;
export const TransactionsResponse = Closed({
  ...Page(Payment).properties,
  /** The newest returns of credits, the same on each page; left out when there are none. */
  credit_returns: Type.Optional(Type.Array(CreditReturn)),
});
export type TransactionsResponse = Static<typeof TransactionsResponse>;

/** The order a member may repeat with one press: their last one, by the means of payment they agreed to store (spec §6 Premium member). */
export const RepeatOrder = Closed({
  package: OneOf(PACKAGE_IDS),
  credits: Integer(),
  method: OneOf(PAYMENT_METHODS),
  /** Its price today. */
  price: Money,
});
export type RepeatOrder = Static<typeof RepeatOrder>;
export const RepeatOrderResponse = Closed({ order: Nullable(RepeatOrder) });
export type RepeatOrderResponse = Static<typeof RepeatOrderResponse>;
