import type { MailingTexts } from '@rendezvous/contract/resources/mailings/schemas';
import type { ColumnType, Generated } from 'kysely';

/** `scheduled` for a time · `sending` batch by batch · `sent` to all · `retired` by an operator before that. */
export type MailingStatus = 'scheduled' | 'sending' | 'sent' | 'retired';

/** Something the site writes to all members who want its kind. */
export interface MailingsTable {
  id: string;
  kind: 'promotions' | 'news';
  /** `*` for all. */
  domain: string;
  /** The discount code of an offer, and the end it had when the offer was written down. */
  code: string | null;
  valid_until: Date | null;
  texts: ColumnType<MailingTexts, string, string>;
  status: MailingStatus;
  send_at: Date;
  /** Members up to this id are written down for the dispatcher. */
  reached: Generated<string>;
  created_by: string;
  created_at: Date;
  ended_at: Generated<Date | null>;
  /** How many were mailed, once the notifications that say so are about to be deleted. */
  mailed: Generated<number | null>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    mailings: MailingsTable;
  }
}
