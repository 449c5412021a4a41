/** First answers to requests that carried an `Idempotency-Key`; stored for 24 hours. */
export interface IdempotencyKeysTable {
  /** Sender, route and key. */
  scope: string;
  body_hash: string;
  /** Null while the first request is being answered. */
  status: number | null;
  body: string | null;
  /** Member whose session asked; null for all others. */
  user_id: string | null;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable;
  }
}
