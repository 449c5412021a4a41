import { Type, type Static } from 'typebox';
import {
  Closed,
  Cursor,
  Id,
  Integer,
  LocaleCode,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { MESSAGE_KINDS } from '#src/resources/chats/values.ts';
import { COMPLAINT_STATUSES } from '#src/resources/complaints/values.ts';
import { HalfPrompt } from '#src/resources/half-prompts/schemas.ts';
import { MEASURE_REASON } from '#src/operators/values.ts';
import { MeasureStatement } from '#src/operators/members/schemas.ts';
import { Photo } from '#src/resources/photos/schemas.ts';
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS, SAID_BY } from '#src/resources/reports/values.ts';

const Person = Closed({ id: Id, name: Type.String() });

/** A report in the operators' list. */
export const OpsReportRow = Closed({
  ticket: Id,
  kind: OneOf(REPORT_KINDS),
  reason: OneOf(REPORT_REASONS),
  status: OneOf(COMPLAINT_STATUSES),
  member: Person,
  created_at: Timestamp,
  /** By when an operator decides. */
  decide_by: Timestamp,
  closed_at: Nullable(Timestamp),
});
export type OpsReportRow = Static<typeof OpsReportRow>;

/** A message as it was when it, or one near it, was reported. */
export const OpsSaidMessage = Closed({
  by: OneOf(SAID_BY),
  kind: OneOf(MESSAGE_KINDS),
  text: Nullable(Type.String()),
  /** The half sentence that the text completes: the other member's, as it was then. */
  half_prompt: Nullable(HalfPrompt),
  /** Name of the gift, in the operator's language. */
  gift: Nullable(Type.String()),
  at: Timestamp,
  /** The message that the report is about. */
  reported: Type.Boolean(),
});
export type OpsSaidMessage = Static<typeof OpsSaidMessage>;

/** A report as its page shows it: what was reported as it was then, and nothing else of the two members. */
export const OpsReport = Closed({
  ...OpsReportRow.properties,
  /** The reporter's words, in the language of their screen. */
  text: Type.String(),
  language: LocaleCode,
  /** Null once the reporter's account is erased. */
  reporter: Nullable(Person),
  /** The words of a reported profile at the time; null for all else. */
  words: Nullable(Closed({ about_me: Type.String(), half_prompts: Type.Array(HalfPrompt) })),
  /** A reported message with those around it; once the report is closed, the message alone. Null for all else. */
  said: Nullable(Type.Array(OpsSaidMessage)),
  /** The reported photo, or that of the reported message, while it exists and the report is open. */
  photo: Nullable(Closed({ id: Id, width: Integer(), height: Integer(), urls: Photo.properties.urls })),
  /** Other open reports about the same member. */
  others: Integer(),
  decision: Nullable(OneOf(REPORT_DECISIONS)),
  closed_by: Nullable(Type.String()),
  resolution: Nullable(Type.String()),
});
export type OpsReport = Static<typeof OpsReport>;

export const OpsReportsQuery = Closed({ status: Type.Optional(OneOf(COMPLAINT_STATUSES)), cursor: Cursor });
export const OpsReportsResponse = Page(OpsReportRow);
export type OpsReportsResponse = Static<typeof OpsReportsResponse>;
export const OpsReportQuery = Closed({ ticket: Id });
export const OpsReportResponse = Closed({ report: OpsReport });
export type OpsReportResponse = Static<typeof OpsReportResponse>;

/** `reason` is for the record, and neither member reads it. With a measure it is the facts, which the reported member receives with the `rule`. */
export const OpsDecideBody = Closed({
  ticket: Id,
  decision: OneOf(REPORT_DECISIONS),
  reason: Text(MEASURE_REASON),
  rule: Type.Optional(MeasureStatement.properties.rule),
});
export type OpsDecideBody = Static<typeof OpsDecideBody>;
