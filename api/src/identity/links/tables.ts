import type { Generated } from 'kysely';

/** Single-use links in mails; only the digest of the token is stored. */
export interface LinkTokensTable {
  id: string;
  token_hash: string;
  user_id: string;
  purpose: 'activation' | 'password_reset' | 'mail_change' | 'mail_change_undo' | 'reactivation';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Address that the account moves to or returns to; null once the time of the link is over. */
  email: Generated<string | null>;
  /** `email` as it is compared. */
  email_key: Generated<string | null>;
}

/** Digests of links whose account was erased. */
export interface ErasedLinksTable {
  token_hash: string;
  erased_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    erased_links: ErasedLinksTable;
    link_tokens: LinkTokensTable;
  }
}
