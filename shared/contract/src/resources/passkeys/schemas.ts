import { Type, type Static } from 'typebox';
import { Closed, Id, Integer, Nullable, OneOf, Text, Timestamp } from '#src/kernel/common.ts';
import { MOST_PASSKEYS, PASSKEY_NAME } from './values.ts';

export * from './values.ts';

/** Bytes of a ceremony in base64url. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** Id that an authenticator gives a credential: at most 1023 bytes. */
const CredentialId = Bytes(1_364);

const PublicKey = OneOf(['public-key']);

const Descriptor = Closed({
  id: CredentialId,
  type: PublicKey,
  transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }))),
});

/** What a browser makes a passkey with (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = Closed({
  rp: Closed({ id: Type.String(), name: Type.String() }),
  user: Closed({ id: Bytes(86), name: Type.String(), displayName: Type.String() }),
  challenge: Bytes(100),
  pubKeyCredParams: Type.Array(Closed({ type: PublicKey, alg: Integer() })),
  timeout: Integer({ minimum: 1 }),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Closed({
    /** `required` for a passkey that logs in without a name. */
    residentKey: OneOf(['required', 'discouraged']),
    requireResidentKey: Type.Boolean(),
    userVerification: OneOf(['required']),
  }),
  attestation: OneOf(['none']),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** What a browser proves a passkey with (WebAuthn: PublicKeyCredentialRequestOptionsJSON); without credentials any of this site. */
export const PasskeyRequest = Closed({
  challenge: Bytes(100),
  rpId: Type.String(),
  timeout: Integer({ minimum: 1 }),
  userVerification: OneOf(['required']),
  allowCredentials: Type.Array(Descriptor),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

export const PasskeyCreationResponse = Closed({ options: PasskeyCreation });
export const PasskeyRequestResponse = Closed({ options: PasskeyRequest });

/** A new credential as the browser returns it. */
export const NewCredential = Closed({
  id: CredentialId,
  client_data: Bytes(4_000),
  attestation: Bytes(16_000),
  transports: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' }), {
    maxItems: 10,
  }),
});
export type NewCredential = Static<typeof NewCredential>;

/** The proof of a credential as the browser returns it. */
export const CredentialProof = Closed({
  id: CredentialId,
  client_data: Bytes(4_000),
  authenticator_data: Bytes(4_000),
  signature: Bytes(4_000),
  user_handle: Nullable(Bytes(86)),
});
export type CredentialProof = Static<typeof CredentialProof>;

export const RegisterPasskeyBody = Closed({ name: Text(PASSKEY_NAME), credential: NewCredential });
export type RegisterPasskeyBody = Static<typeof RegisterPasskeyBody>;

export const ProvePasskeyBody = Closed({ credential: CredentialProof });
export type ProvePasskeyBody = Static<typeof ProvePasskeyBody>;

export const RenamePasskeyBody = Closed({ id: Id, name: Text(PASSKEY_NAME) });
export type RenamePasskeyBody = Static<typeof RenamePasskeyBody>;

/** Passkey to remove. */
export const PasskeyQuery = Closed({ id: Id });

/** A passkey of the member. */
export const Passkey = Closed({
  id: Id,
  name: Type.String(),
  created_at: Timestamp,
  /** Null until the first log-in with it. */
  last_used_at: Nullable(Timestamp),
});
export type Passkey = Static<typeof Passkey>;

/** The member's passkeys, the newest first. */
export const PasskeysResponse = Closed({ items: Type.Array(Passkey, { maxItems: MOST_PASSKEYS }) });
export type PasskeysResponse = Static<typeof PasskeysResponse>;

export const PasskeyResponse = Closed({ passkey: Passkey });
export type PasskeyResponse = Static<typeof PasskeyResponse>;
