import { Type, type Static } from 'typebox';
import {
  Closed,
  CountryCodeSchema,
  Cursor,
  Id,
  Integer,
  Money,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import {
  DEBT_STATES,
  MONEY_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  RETURN_STATES,
} from '#src/resources/payments/values.ts';
import {
  BOOK_EVENTS,
  BOOK_FITS,
  DRIFT_KINDS,
  MONEY_ACT_STATES,
  MONEY_ACTS,
  MONEY_REASON,
  PAYMENT_SEARCH,
  PROVIDER_ANSWERS,
  REFUND_PARTS,
} from './values.ts';

export const OpsPaymentsQuery = Closed({ q: Text(PAYMENT_SEARCH), cursor: Cursor });

/** A payment as lists of operators show it. `member` is null once the account is erased. */
export const OpsPaymentRow = Closed({
  id: Id,
  /** Of its receipt. */
  number: Nullable(Type.String()),
  created_at: Timestamp,
  amount: Money,
  credits: Integer(),
  method: OneOf(PAYMENT_METHODS),
  status: OneOf(PAYMENT_STATUSES),
  money: Nullable(OneOf(MONEY_STATES)),
  provider: Type.String(),
  provider_id: Nullable(Type.String()),
  member: Nullable(Closed({ id: Id, name: Type.String() })),
});
export type OpsPaymentRow = Static<typeof OpsPaymentRow>;
export const OpsPaymentsResponse = Page(OpsPaymentRow);
export type OpsPaymentsResponse = Static<typeof OpsPaymentsResponse>;

/** One side of an event: when, how much, and the id it has there. */
export const OpsBookEntry = Closed({
  event: OneOf(BOOK_EVENTS),
  at: Nullable(Timestamp),
  amount: Nullable(Money),
  credits: Nullable(Integer()),
  id: Nullable(Type.String()),
  state: Nullable(OneOf(RETURN_STATES)),
});
export type OpsBookEntry = Static<typeof OpsBookEntry>;

/** An event as the provider and our books have it. */
export const OpsBookPair = Closed({
  provider: Nullable(OpsBookEntry),
  ours: Nullable(OpsBookEntry),
  fit: OneOf(BOOK_FITS),
});
export type OpsBookPair = Static<typeof OpsBookPair>;

/** What an operator did about money, or asked a second person for. */
export const OpsMoneyAct = Closed({
  id: Id,
  kind: OneOf(MONEY_ACTS),
  state: OneOf(MONEY_ACT_STATES),
  payment: Id,
  amount: Money,
  /** What the payment was, as the sum that `amount` is a part of. */
  paid: Money,
  part: Nullable(OneOf(REFUND_PARTS)),
  reason: Type.String(),
  asked_by: Type.String(),
  asked_at: Timestamp,
  decided_by: Nullable(Type.String()),
  decided_at: Nullable(Timestamp),
  note: Type.String(),
});
export type OpsMoneyAct = Static<typeof OpsMoneyAct>;

export const OpsDebt = Closed({
  id: Id,
  payment: Id,
  amount: Money,
  state: OneOf(DEBT_STATES),
  since: Timestamp,
  member: Nullable(Closed({ id: Id, name: Type.String() })),
});
export type OpsDebt = Static<typeof OpsDebt>;

/** A payment with both sides of its books, and what may go back. */
export const OpsPayment = Closed({
  ...OpsPaymentRow.properties,
  country: CountryCodeSchema,
  expires_at: Timestamp,
  settled_at: Nullable(Timestamp),
  notice_version: Nullable(Type.String()),
  start_requested_at: Nullable(Timestamp),
  discount_code: Nullable(Type.String()),
  answer: OneOf(PROVIDER_ANSWERS),
  pairs: Type.Array(OpsBookPair),
  /** Credits of this purchase that are used, and what the unused ones give back now; null before they were booked. */
  lot: Nullable(Closed({ used: Integer(), unused: Integer(), unused_worth: Money })),
  /** Money of this payment that is here and owed to no return. */
  here: Money,
  debt: Nullable(OpsDebt),
  acts: Type.Array(OpsMoneyAct),
  /** What the reading operator may still give back of it without a second person. */
  alone: Money,
});
export type OpsPayment = Static<typeof OpsPayment>;
export const OpsPaymentQuery = Closed({ id: Id });
export const OpsPaymentResponse = Closed({ payment: OpsPayment });
export type OpsPaymentResponse = Static<typeof OpsPaymentResponse>;

/** A job about money that has failed for good. `payment` is what it was about. */
export const OpsFailedJob = Closed({
  id: Id,
  name: Type.String(),
  payment: Nullable(Id),
  tries: Integer(),
  at: Timestamp,
  error: Type.String(),
});
export type OpsFailedJob = Static<typeof OpsFailedJob>;

/** A difference that the nightly comparison with a provider found: sums that differ, or a payment that one side alone has. */
export const OpsDrift = Closed({
  kind: OneOf(DRIFT_KINDS),
  provider: Type.String(),
  provider_id: Nullable(Type.String()),
  payment: Nullable(Id),
  ours: Nullable(Money),
  theirs: Nullable(Money),
  found_at: Timestamp,
});
export type OpsDrift = Static<typeof OpsDrift>;

/** What waits for operators of money. Lists have the oldest 50. */
export const OpsMoneyResponse = Closed({
  disputes: Closed({
    charged_back: Integer(),
    payments: Integer(),
    /** In hundredths of a percent: 50 is 0.5 %. */
    share: Integer(),
    alarm_at: Integer(),
  }),
  returns: Closed({
    under_way: Type.Array(Money),
    count: Integer(),
    oldest: Nullable(Timestamp),
    failed: Type.Array(Closed({ id: Id, payment: Id, amount: Money, at: Timestamp, failure: Type.String() })),
  }),
  drifts: Type.Array(OpsDrift),
  acts: Type.Array(OpsMoneyAct),
  jobs: Type.Array(OpsFailedJob),
  open: Type.Array(OpsPaymentRow),
  debts: Type.Array(OpsDebt),
});
export type OpsMoneyResponse = Static<typeof OpsMoneyResponse>;

const Reason = Text(MONEY_REASON);

/** `amount` is what the button shows: another sum is refused. */
export const OpsRefundBody = Closed({
  payment: Id,
  part: OneOf(REFUND_PARTS),
  amount: Money,
  reason: Reason,
});
export type OpsRefundBody = Static<typeof OpsRefundBody>;
export const OpsWaiveBody = Closed({ debt: Id, reason: Reason });
export type OpsWaiveBody = Static<typeof OpsWaiveBody>;
export const OpsMoneyActResponse = Closed({ act: OpsMoneyAct });
export type OpsMoneyActResponse = Static<typeof OpsMoneyActResponse>;
export const OpsDecideActBody = Closed({
  act: Id,
  verdict: OneOf(['confirm', 'refuse'] as const),
  note: Reason,
});
export type OpsDecideActBody = Static<typeof OpsDecideActBody>;
export const OpsLookBody = Closed({ payment: Id });
export type OpsLookBody = Static<typeof OpsLookBody>;
/** A return that the bank refused. */
export const OpsReturnBody = Closed({ return: Id });
export type OpsReturnBody = Static<typeof OpsReturnBody>;
export const OpsJobBody = Closed({ job: Id });
export type OpsJobBody = Static<typeof OpsJobBody>;
