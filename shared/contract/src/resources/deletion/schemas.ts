import { Type, type Static } from 'typebox';
import { Closed, OneOf, Text } from '#src/kernel/common.ts';
import { PASSWORD } from '#src/kernel/field-rules.ts';
import { DELETE_REASONS, DELETE_REMARKS } from './values.ts';

export * from './values.ts';

/** Deletes the member's account: the password proves the member (spec §3 Delete reasons). */
export const DeleteAccountBody = Closed({
  password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
  reason: OneOf(DELETE_REASONS),
  remarks: Type.Optional(Text(DELETE_REMARKS)),
});
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;
