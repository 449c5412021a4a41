import { Type, type Static } from 'typebox';
import {
  Closed,
  Cursor,
  Id,
  LocaleCode,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { COMPLAINT_ANSWER } from '#src/operators/values.ts';
import { WITHDRAWAL_OUTCOMES } from '#src/resources/withdrawal/values.ts';

/** A statement of withdrawal as operators see it. */
export const OpsWithdrawal = Closed({
  id: Id,
  at: Timestamp,
  statement: Type.String(),
  name: Type.String(),
  order: Type.String(),
  email: Type.String(),
  language: LocaleCode,
  domain: Type.String(),
  payment: Nullable(Id),
  outcome: Nullable(OneOf(WITHDRAWAL_OUTCOMES)),
  /** When the receipt was mailed; null where the address had its mails of the day. */
  mailed_at: Nullable(Timestamp),
});
export type OpsWithdrawal = Static<typeof OpsWithdrawal>;

export const OpsWithdrawalsQuery = Closed({ cursor: Cursor });
export const OpsWithdrawalsResponse = Page(OpsWithdrawal);
export type OpsWithdrawalsResponse = Static<typeof OpsWithdrawalsResponse>;

/** An answer. With the `payment` it is about, the statement counts as its buyer's own, by the moment it was made. */
export const OpsAnswerWithdrawalBody = Closed({
  id: Id,
  payment: Type.Optional(Id),
  text: Text(COMPLAINT_ANSWER),
});
export type OpsAnswerWithdrawalBody = Static<typeof OpsAnswerWithdrawalBody>;
