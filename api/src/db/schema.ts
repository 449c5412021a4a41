import type * as accounts from '#src/modules/accounts/tables.ts';
import type { BlocksTables } from '#src/modules/blocks/tables.ts';
import type { ChatsTables } from '#src/modules/chats/tables.ts';
import type { ComplaintsTables } from '#src/modules/complaints/tables.ts';
import type { DiscountTables } from '#src/modules/discounts/tables.ts';
import type { IdempotencyKeysTable } from '#src/modules/idempotency/tables.ts';
import type { LandersTables } from '#src/modules/landers/tables.ts';
import type { LikesTables } from '#src/modules/likes/tables.ts';
import type { OutboxMailsTable, OutboxSmsTable } from '#src/modules/mail/tables.ts';
import type { AuditLogTable, OperatorsTable } from '#src/modules/operators/tables.ts';
import type { PagesTables } from '#src/modules/pages/tables.ts';
import type { PaymentTables } from '#src/modules/payments/tables.ts';
import type { NotificationTables } from '#src/modules/notifications/tables.ts';
import type { PhotosTable } from '#src/modules/photos/tables.ts';
import type { PushTables } from '#src/modules/push/tables.ts';
import type { DomainsTable, SecretsTable, SettingsTable } from '#src/modules/settings/tables.ts';
import type { BounceCountsTable } from '#src/modules/visits/tables.ts';
import type { WalletTables } from '#src/modules/wallet/tables.ts';

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
