import type * as accounts from '#src/identity/accounts/tables.ts';
import type { BlocksTables } from '#src/people/blocks/tables.ts';
import type { ChatsTables } from '#src/conversation/chats/tables.ts';
import type { ComplaintsTables } from '#src/site/complaints/tables.ts';
import type { DiscountTables } from '#src/money/discounts/tables.ts';
import type { IdempotencyKeysTable } from '#src/platform/idempotency/tables.ts';
import type { LandersTables } from '#src/site/landers/tables.ts';
import type { LikesTables } from '#src/people/likes/tables.ts';
import type { OutboxMailsTable, OutboxSmsTable } from '#src/platform/mail/tables.ts';
import type { AuditLogTable, OperatorsTable } from '#src/identity/operators/tables.ts';
import type { PagesTables } from '#src/site/pages/tables.ts';
import type { PaymentTables } from '#src/money/payments/tables.ts';
import type { NotificationTables } from '#src/platform/notifications/tables.ts';
import type { PhotosTable } from '#src/people/photos/tables.ts';
import type { PushTables } from '#src/platform/push/tables.ts';
import type { DomainsTable, SecretsTable, SettingsTable } from '#src/platform/settings/tables.ts';
import type { BounceCountsTable } from '#src/identity/visits/tables.ts';
import type { WalletTables } from '#src/money/wallet/tables.ts';

/** Every table, by name. Each module describes its own rows. */
export interface Database
  extends
    BlocksTables,
    ChatsTables,
    ComplaintsTables,
    DiscountTables,
    LandersTables,
    LikesTables,
    NotificationTables,
    PagesTables,
    PaymentTables,
    PushTables,
    WalletTables {
  users: accounts.UsersTable;
  profiles: accounts.ProfilesTable;
  sessions: accounts.SessionsTable;
  link_tokens: accounts.LinkTokensTable;
  login_failures: accounts.LoginFailuresTable;
  known_devices: accounts.KnownDevicesTable;
  activation_progress: accounts.ActivationProgressTable;
  photos: PhotosTable;
  secrets: SecretsTable;
  settings: SettingsTable;
  domains: DomainsTable;
  operators: OperatorsTable;
  audit_log: AuditLogTable;
  outbox_mails: OutboxMailsTable;
  outbox_sms: OutboxSmsTable;
  idempotency_keys: IdempotencyKeysTable;
  bounce_counts: BounceCountsTable;
}
