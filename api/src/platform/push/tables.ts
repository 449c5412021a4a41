/** A browser that receives push messages for the member of its session. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  /** Digest of the endpoint: one row per browser, regardless of the member. */
  endpoint_hash: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    push_subscriptions: PushSubscriptionsTable;
  }
}
