/** Mails of a day to addresses that no account has confirmed. */
export interface ReceiverMailsTable {
  address_hash: string;
  mails: number;
  /** Time of the first. */
  since: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    receiver_mails: ReceiverMailsTable;
  }
}
