/** Single-use links in mails; only the digest of the token is kept. */
export interface LinkTokensTable {
  id: string;
  token_hash: string;
  user_id: string;
  purpose: 'activation' | 'password_reset' | 'mail_change' | 'reactivation';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    link_tokens: LinkTokensTable;
  }
}
