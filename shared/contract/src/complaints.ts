import { Type, type Static } from 'typebox';
import { Closed, Cursor, Id, LocaleCode, Nullable, OneOf, Page, Timestamp } from './common.ts';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_EMAIL_MAX,
  COMPLAINT_LINK,
  COMPLAINT_LINK_MAX,
  COMPLAINT_STATUSES,
  COMPLAINT_TEXT_MAX,
  COMPLAINT_TEXT_MIN,
} from './complaints-values.ts';

export * from './complaints-values.ts';

/** A complaint. Visitors say where the answer may go; members are answered at their account's address. */
export const ComplaintBody = Closed({
  category: OneOf(COMPLAINT_CATEGORIES),
  text: Type.String({ minLength: COMPLAINT_TEXT_MIN, maxLength: COMPLAINT_TEXT_MAX }),
  link: Type.Optional(Type.String({ maxLength: COMPLAINT_LINK_MAX, pattern: COMPLAINT_LINK })),
  email: Type.Optional(Type.String({ minLength: 3, maxLength: COMPLAINT_EMAIL_MAX })),
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
