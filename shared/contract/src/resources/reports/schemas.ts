import { Type, type Static } from 'typebox';
import { Closed, Id, OneOf, Text } from '#src/kernel/common.ts';
import { REPORT_REASONS, REPORT_TEXT } from './values.ts';

export * from './values.ts';

/**
 * A report of exactly one thing: a member's profile, a photo, or a message that the reporter has received. `block` blocks its member in the same act.
 */
export const ReportBody = Closed({
  member: Type.Optional(Id),
  photo: Type.Optional(Id),
  message: Type.Optional(Id),
  reason: OneOf(REPORT_REASONS),
  text: Type.Optional(Text(REPORT_TEXT)),
  block: Type.Optional(Type.Boolean()),
});
export type ReportBody = Static<typeof ReportBody>;

export const ReportResponse = Closed({ ticket: Id });
export type ReportResponse = Static<typeof ReportResponse>;
