import type { ColumnType } from 'kysely';

/** Mails of the outbox adapter, stored for the development page. */
export interface OutboxMailsTable {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  at: Date;
}

/** Text messages of the outbox adapter. */
export interface OutboxSmsTable {
  id: string;
  to: string;
  text: string;
  at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    outbox_mails: OutboxMailsTable;
    outbox_sms: OutboxSmsTable;
  }
}
