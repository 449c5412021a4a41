import type { ColumnType } from 'kysely';

/** A setting changed from its default; domain `*` speaks for every domain. */
export interface SettingsTable {
  domain: string;
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Date;
  updated_by: string;
}

/** What settings were before; rows are only ever added. Values are JSON, null means no value of the domain. */
export interface SettingChangesTable {
  id: string;
  key: string;
  domain: string;
  at: Date;
  operator: string;
  before: string | null;
  after: string | null;
}

/** Hosts the product answers under, and the domain each belongs to. */
export interface DomainsTable {
  host: string;
  domain: string;
}

/** Keys every process of the product shares; made once, never sent anywhere. */
export interface SecretsTable {
  name: string;
  value: string;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    secrets: SecretsTable;
    settings: SettingsTable;
    setting_changes: SettingChangesTable;
    domains: DomainsTable;
  }
}
