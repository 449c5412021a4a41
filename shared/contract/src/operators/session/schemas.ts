import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf, Text, Timestamp } from '#src/kernel/common.ts';
import { CredentialProof } from '#src/resources/passkeys/schemas.ts';
import { OPERATOR_CODE, OPERATOR_RIGHTS, OPERATOR_ROLES, type OperatorRight } from '#src/operators/values.ts';

const RIGHTS = Object.keys(OPERATOR_RIGHTS) as [OperatorRight, ...OperatorRight[]];

export const OpsLogInBody = Closed({ key: Type.String({ minLength: 1, maxLength: 200 }) });
export type OpsLogInBody = Static<typeof OpsLogInBody>;

/** A secret to put into an authenticator app. It is shown this once. */
export const OpsEnrolment = Closed({
  /** Base32, for typing. */
  secret: Type.String(),
  /** `otpauth://totp/…`. */
  uri: Type.String(),
  /** The address as a QR code: side in modules, and the path of its dark modules for `<path d>`. */
  qr: Closed({ size: Integer(), path: Type.String() }),
});
export type OpsEnrolment = Static<typeof OpsEnrolment>;

/**
 * The key was right. The second factor is asked next: with `enrolment` at the first log-in and after a reset; with `passkeys` one of the
 * operator's passkeys counts as well as a code.
 */
export const OpsLogInResponse = Closed({
  name: Type.String(),
  enrolment: Nullable(OpsEnrolment),
  passkeys: Type.Boolean(),
});
export type OpsLogInResponse = Static<typeof OpsLogInResponse>;

export const OpsProofBody = Closed({ code: Text(OPERATOR_CODE) });
export type OpsProofBody = Static<typeof OpsProofBody>;

export const OpsPasskeyProofBody = Closed({ credential: CredentialProof });
export type OpsPasskeyProofBody = Static<typeof OpsPasskeyProofBody>;

/** The operator who is logged in. */
export const OpsMe = Closed({
  id: Id,
  name: Type.String(),
  role: OneOf(OPERATOR_ROLES),
  rights: Type.Array(OneOf(RIGHTS)),
  /** When the session ends in any case. */
  session_ends_at: Timestamp,
});
export type OpsMe = Static<typeof OpsMe>;

export const OpsMeResponse = Closed({ operator: OpsMe });
export type OpsMeResponse = Static<typeof OpsMeResponse>;

/** Null for a browser in which no operator is logged in. */
export const OpsWhoResponse = Closed({ operator: Nullable(OpsMe) });
export type OpsWhoResponse = Static<typeof OpsWhoResponse>;
