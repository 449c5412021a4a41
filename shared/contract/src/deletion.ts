import { Type, type Static } from 'typebox';
import { Closed, OneOf, Text } from './common.ts';
import { DELETE_REASONS, DELETE_REMARKS } from './deletion-values.ts';
import { PASSWORD } from './field-rules.ts';

export * from './deletion-values.ts';

/** Deletes one's own account: the password proves the member (spec §3 Delete reasons). */
export const DeleteAccountBody = Closed({
  password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
  reason: OneOf(DELETE_REASONS),
  remarks: Type.Optional(Text(DELETE_REMARKS)),
});
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;
