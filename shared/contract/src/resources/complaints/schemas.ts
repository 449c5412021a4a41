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
import { EMAIL } from '#src/kernel/field-rules.ts';
import { COMPLAINT_CATEGORIES, COMPLAINT_LINK, COMPLAINT_STATUSES, COMPLAINT_TEXT } from './values.ts';

export * from './values.ts';

/** A complaint. Visitors say where the answer may go; members are answered at their account's address. */
export const ComplaintBody = Closed({
  category: OneOf(COMPLAINT_CATEGORIES),
  text: Text(COMPLAINT_TEXT),
  link: Type.Optional(Text(COMPLAINT_LINK)),
  email: Type.Optional(Text(EMAIL)),
});
export type ComplaintBody = Static<typeof ComplaintBody>;

/** `email` is where the confirmation goes, `answer_by` the day by which a person has answered. */
export const ComplaintResponse = Closed({ ticket: Id, answer_by: Timestamp, email: Type.String() });
export type ComplaintResponse = Static<typeof ComplaintResponse>;

/** A complaint as operators see it. */
export const Complaint = Closed({
  ticket: Id,
  category: OneOf(COMPLAINT_CATEGORIES),
  status: OneOf(COMPLAINT_STATUSES),
  text: Type.String(),
  link: Nullable(Type.String()),
  email: Type.String(),
  member: Nullable(Id),
  language: LocaleCode,
  domain: Type.String(),
  created_at: Timestamp,
  answer_by: Timestamp,
  closed_at: Nullable(Timestamp),
  closed_by: Nullable(Type.String()),
  resolution: Nullable(Type.String()),
});
export type Complaint = Static<typeof Complaint>;

export const ComplaintsQuery = Closed({ status: Type.Optional(OneOf(COMPLAINT_STATUSES)), cursor: Cursor });
export const ComplaintsResponse = Page(Complaint);
export type ComplaintsResponse = Static<typeof ComplaintsResponse>;
