import type { OperatorRole } from '@rendezvous/contract/operators/values';
import type { ColumnType, Generated } from 'kysely';

export interface OperatorsTable {
  id: string;
  name: string;
  role: OperatorRole;
  key_hash: string;
  active: Generated<boolean>;
  created_at: Date;
  /** Sealed secret of the authenticator app; null until the first log-in and after a reset. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** Step of the last accepted code: a code works once. */
  totp_step: ColumnType<string | number, number | undefined, number>;
}

export interface OperatorSessionsTable {
  id: string;
  operator_id: string;
  token_hash: string;
  /** Sealed secret that was shown at this log-in, and waits for its first code. */
  new_totp_secret: string | null;
  opened_at: Date;
  last_seen_at: Date;
  /** When the second factor was given; null while it is awaited, and the session opens nothing. */
  proven_at: Date | null;
}

/** An operator's passkey: a second factor beside the authenticator app. */
export interface OperatorPasskeysTable {
  id: string;
  operator_id: string;
  /** Id that the authenticator gave it, base64url. Unique. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures that the authenticator counted; 0 for those that do not count. */
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Wrong codes of the last minutes. */
export interface OperatorFailuresTable {
  id: string;
  operator_id: string;
  at: Date;
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
    operator_sessions: OperatorSessionsTable;
    operator_passkeys: OperatorPasskeysTable;
    operator_failures: OperatorFailuresTable;
    audit_log: AuditLogTable;
  }
}
