import type { ColumnType, Generated } from 'kysely';

export interface OperatorsTable {
  id: string;
  name: string;
  role: 'viewer' | 'moderator' | 'admin';
  key_hash: string;
  active: Generated<boolean>;
  created_at: Date;
}

/** What operators did; rows are only ever added. */
export interface AuditLogTable {
  id: string;
  at: Date;
  operator: string;
  action: string;
  subject: string;
  detail: ColumnType<Record<string, unknown>, string, never>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    operators: OperatorsTable;
    audit_log: AuditLogTable;
  }
}
