import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  Closed,
  Id,
  Integer,
  Money,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { EMAIL } from '#src/kernel/field-rules.ts';
import { CONSUMER_NAME, CONTRACT_NAME, WITHDRAWAL_OUTCOMES } from './values.ts';

export * from './values.ts';

export const WithdrawalQuery = Closed({ payment: Id });

/** What withdrawing from an own purchase would give back now. */
export const WithdrawalOffer = Closed({
  /** Is the right still running, for a purchase that was paid? */
  open: Type.Boolean(),
  /** The last day on which a statement is in time, in the buyer's country; null for an order that was not paid. */
  last_day: Nullable(CalendarDate),
  credits: Integer(),
  unused: Integer(),
  /** What is paid back for the unused credits. */
  amount: Money,
  /** Is the member Premium afterwards? */
  premium: Type.Boolean(),
  /** The words that are sent, in the reader's language. */
  statement: Type.String(),
  /** Where the receipt goes. */
  email: Type.String(),
});
export type WithdrawalOffer = Static<typeof WithdrawalOffer>;

/**
 * A statement of withdrawal. Members name their own `payment`; visitors their `name`, what names the contract (`order`), and the `email` that the
 * receipt goes to.
 */
export const WithdrawBody = Closed({
  payment: Type.Optional(Id),
  name: Type.Optional(Text(CONSUMER_NAME)),
  order: Type.Optional(Text(CONTRACT_NAME)),
  email: Type.Optional(Text(EMAIL)),
  confirm: Type.Literal(true),
});
export type WithdrawBody = Static<typeof WithdrawBody>;

/** The same out of the form of the page, which a browser sends without a script. */
export const WithdrawForm = Closed({
  name: Text(CONSUMER_NAME),
  order: Text(CONTRACT_NAME),
  email: Text(EMAIL),
});
export type WithdrawForm = Static<typeof WithdrawForm>;

/** The receipt: what was stated, when, and where the mail with both goes. */
export const WithdrawalReceipt = Closed({
  id: Id,
  at: Timestamp,
  statement: Type.String(),
  email: Type.String(),
});
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

/** `refund` is null for every visitor: what comes of it is mailed. */
export const WithdrawResponse = Closed({
  receipt: WithdrawalReceipt,
  refund: Nullable(Closed({ outcome: OneOf(WITHDRAWAL_OUTCOMES), credits: Integer(), amount: Money })),
});
export type WithdrawResponse = Static<typeof WithdrawResponse>;
