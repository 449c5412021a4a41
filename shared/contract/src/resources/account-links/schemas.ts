import { Type, type Static } from 'typebox';
import { Closed, Nullable, Text, Timestamp } from '#src/kernel/common.ts';
import { EMAIL, PASSWORD } from '#src/kernel/field-rules.ts';

/** Asks for a mail with a link to a new password. */
export const ResetRequestBody = Closed({ email: Text(EMAIL) });
export type ResetRequestBody = Static<typeof ResetRequestBody>;

/** A new password by the link of the mail. */
export const ResetBody = Closed({
  token: Type.String({ minLength: 16, maxLength: 200 }),
  password: Text(PASSWORD),
});
export type ResetBody = Static<typeof ResetBody>;

/** What the way back to a former address found. */
export const UndoResponse = Closed({
  /** The account waits for its erasure; the link that brings it back is on its way to the former address. */
  deleted: Type.Boolean(),
});
export type UndoResponse = Static<typeof UndoResponse>;

/** A change of the member's address that waits for the press of its link; null without one. */
export const MailChangeResponse = Closed({
  pending: Nullable(Closed({ email: Type.String(), expires_at: Timestamp })),
});
export type MailChangeResponse = Static<typeof MailChangeResponse>;
