import { Type, type Static } from 'typebox';
import { Closed, OneOf } from '#src/kernel/common.ts';
import { DISABLED_NOTIFICATION_REASONS } from '#src/resources/accounts/values.ts';

const Token = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]+(\\.[a-z_]+)?\\.[A-Za-z0-9_-]+$',
});

/** The link of a mail: `/api/unsubscribe.php?token=`. Its token names the member, and the type where only one is turned off. */
export const UnsubscribeQuery = Closed({ token: Type.Optional(Type.String({ maxLength: 100 })) });

/** `POST /api/unsubscribe.php`: the token here or in the address; mail programs send the one-click field (RFC 8058). */
export const UnsubscribeBody = Closed({
  token: Type.Optional(Token),
  'List-Unsubscribe': Type.Optional(Type.Literal('One-Click')),
});
export type UnsubscribeBody = Static<typeof UnsubscribeBody>;

/** `POST /api/mail-feedback`: what the mail provider learnt of an address. */
export const MailFeedbackBody = Closed({
  kind: OneOf(DISABLED_NOTIFICATION_REASONS),
  email: Type.String({ minLength: 3, maxLength: 254 }),
});
export type MailFeedbackBody = Static<typeof MailFeedbackBody>;
