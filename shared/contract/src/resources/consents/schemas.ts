import { Type, type Static } from 'typebox';
import { Closed, Id, LocaleCode, Nullable, OneOf, Timestamp } from '#src/kernel/common.ts';
import { PROFILE_CONSENTS } from '#src/resources/signup/values.ts';
import { CONSENT_KINDS } from './values.ts';

export * from './values.ts';

const Kind = OneOf(CONSENT_KINDS);

/** A consent of the member, with the text that was shown. A withdrawn one stays as evidence. */
export const ConsentItem = Closed({
  id: Id,
  kind: Kind,
  version: Type.String(),
  language: LocaleCode,
  given_at: Timestamp,
  withdrawn_at: Nullable(Timestamp),
});
export type ConsentItem = Static<typeof ConsentItem>;

/** The member's consents, newest first. */
export const ConsentsResponse = Closed({ items: Type.Array(ConsentItem) });
export type ConsentsResponse = Static<typeof ConsentsResponse>;

/** A consent given in the settings, to the text with this version. */
export const GiveConsentBody = Closed({ kind: OneOf(['profile']), version: OneOf(PROFILE_CONSENTS) });
export const WithdrawConsentBody = Closed({ kind: Kind });
