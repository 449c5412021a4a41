import type { Reason } from './section.ts';

/** Tables that are no part of the copy, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, Reason>> = {
  bounce_counts: 'holds no data of members',
  domains: 'holds no data of members',
  erased_links: 'holds no data of members',
  idempotency_keys: 'serves the machinery and says nothing about the member',
  kysely_migration: 'holds no data of members',
  kysely_migration_lock: 'holds no data of members',
  lander_counts: 'holds no data of members',
  landers: 'holds no data of members',
  leaving_counts: 'holds no data of members',
  login_failures: 'proves who somebody is, and would serve a thief',
  mail_checks: 'is gone within minutes',
  operator_failures: 'holds no data of members',
  operator_sessions: 'holds no data of members',
  operators: 'holds no data of members',
  outbox_sms: 'holds no data of members',
  pages: 'holds no data of members',
  passkey_challenges: 'is gone within minutes',
  payment_events: 'says again what stands beside it',
  push_deliveries: 'serves the machinery and says nothing about the member',
  removed_photos: 'is gone within minutes',
  secrets: 'holds no data of members',
  setting_changes: 'holds no data of members',
  settings: 'holds no data of members',
};
