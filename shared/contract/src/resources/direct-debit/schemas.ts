import { Type, type Static } from 'typebox';
import { CalendarDate, Closed, Id, Integer, Money, Nullable, Text, Timestamp } from '#src/kernel/common.ts';
import { CreatePaymentBody, Payment } from '#src/resources/payments/schemas.ts';
import {
  ACCOUNT_HOLDER,
  DEBIT_CITY,
  HOUSE_NUMBER,
  IBAN_INPUT,
  OTP,
  PHONE_INPUT,
  STREET,
  ZIP,
} from './values.ts';

export * from './values.ts';

/** What the member agrees to with the code: the words are the screen's, the facts are the server's. */
export const DebitMandate = Closed({
  reference: Type.String(),
  creditor: Type.String(),
  creditor_address: Type.String(),
  creditor_id: Type.String(),
  amount: Money,
  /** The day on which the account is debited, and how many days before it the member is notified. */
  collected_on: CalendarDate,
  notice_days: Integer(),
});
export type DebitMandate = Static<typeof DebitMandate>;

/** A debit that waits for its code. The phone number shows its last two digits only. */
export const WaitingDebit = Closed({
  payment: Payment,
  mandate: DebitMandate,
  sent_to: Type.String(),
  sent_at: Timestamp,
  otp_expires_at: Timestamp,
  /** When a new code may be asked for; null when the day has none left. */
  retry_at: Nullable(Timestamp),
  tries_left: Integer(),
  /** The server's clock, so that a countdown never trusts the device's. */
  now: Timestamp,
});
export type WaitingDebit = Static<typeof WaitingDebit>;

/** Why a member may not pay by direct debit now: an earlier debit came back. */
export const DebitBlock = Closed({
  payment: Id,
  amount: Money,
  /** The bank's reason, as ISO 20022 writes it; null when it gave none. */
  reason: Nullable(Type.String()),
  at: Timestamp,
  /** Credits of that order that were used, and those that were revoked. */
  used: Integer(),
  revoked: Integer(),
  /** What is open of it; null when nothing is: another payment then ends the block. */
  debt: Nullable(Money),
});
export type DebitBlock = Static<typeof DebitBlock>;

/** Room of a member for debits: what may be on its way from the bank at once, and in thirty days. */
export const DebitRoom = Closed({
  /** What may be on its way at once, and is. */
  unsettled_limit: Money,
  unsettled: Money,
  /** The same over thirty days. */
  period_limit: Money,
  period: Money,
  left: Money,
  /** When `left` grows next, and to what; null while nothing is on its way. */
  grows: Nullable(Closed({ on: CalendarDate, left: Money })),
});
export type DebitRoom = Static<typeof DebitRoom>;

export const DirectDebitQuery = Closed({ payment: Type.Optional(Id) });
/** `room` is null where the member’s country has no direct debit. `waiting` is the debit of `payment`, or the newest one that waits for its code. */
export const DirectDebitResponse = Closed({
  block: Nullable(DebitBlock),
  room: Nullable(DebitRoom),
  waiting: Nullable(WaitingDebit),
});
export type DirectDebitResponse = Static<typeof DirectDebitResponse>;

const { method: _method, express_request: _request, ...order } = CreatePaymentBody.properties;

/** The form, and what is ordered with it. Nothing is bought yet: the code does that. */
export const StartDebitBody = Closed({
  ...order,
  account_holder: Text(ACCOUNT_HOLDER),
  iban: Text(IBAN_INPUT),
  street: Text(STREET),
  house_number: Text(HOUSE_NUMBER),
  zip: Text(ZIP),
  city: Text(DEBIT_CITY),
  phone: Text(PHONE_INPUT),
});
export type StartDebitBody = Static<typeof StartDebitBody>;
export const WaitingDebitResponse = Closed({ waiting: WaitingDebit });
export type WaitingDebitResponse = Static<typeof WaitingDebitResponse>;

/** `amount` is what the pay button said. `keep` is the consent to store the account for repeat orders. */
export const ConfirmDebitBody = Closed({
  payment: Id,
  otp: Text(OTP),
  amount: Money,
  keep: Type.Boolean(),
  express_request: Type.Optional(Type.Boolean()),
});
export type ConfirmDebitBody = Static<typeof ConfirmDebitBody>;
export const ConfirmDebitResponse = Closed({ payment: Payment });
export type ConfirmDebitResponse = Static<typeof ConfirmDebitResponse>;

/** `phone` sends the code to another number. */
export const ResendDebitCodeBody = Closed({ payment: Id, phone: Type.Optional(Text(PHONE_INPUT)) });
export type ResendDebitCodeBody = Static<typeof ResendDebitCodeBody>;
