import type { Generated } from 'kysely';

/** A member's passkey: the public half of a key that never leaves its authenticator. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Id that the authenticator gave it, base64url. Unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures that the authenticator counted; 0 for those that do not count. */
  counter: Generated<number>;
  /** Ways to reach the authenticator, as the browser names them. */
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A ceremony under way. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** What the answer may be used for. */
  purpose: string;
  /** Session that the ceremony belongs to; empty where there is none yet. */
  subject: string;
  expires_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
