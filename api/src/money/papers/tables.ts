import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { CompanyInfo } from '@rendezvous/contract/settings/company-info';
import type { ColumnType } from 'kysely';

export const PAPER_KINDS = ['receipt', 'credit_note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Receipts of completed payments and credit notes of their refunds, as they were issued. Amounts are minor units of the payment's currency. */
export interface PapersTable {
  id: string;
  /** The key of the seller (`companyKey`), which numbers its papers. */
  seller: string;
  /** Year of the seller's calendar. */
  year: number;
  kind: PaperKind;
  /** `2026-000001`, `2026-C0001`: without gaps per seller, year and kind. */
  number: string;
  payment_id: string;
  /** The refund of a credit note; null for a receipt. */
  return_id: string | null;
  /** Credits sold, or revoked with their refund. */
  credits: number;
  /** What was paid for the credits or given back, tax included. */
  amount: number;
  net: number;
  vat: number;
  /** Hundredths of a percent. */
  vat_rate: number;
  /** Country of consumption: the payment country, the first evidence of place. */
  country: CountryCode;
  /** Country of the connection the order came by, the second evidence; null where it was unknown. */
  connection_country: string | null;
  company: ColumnType<CompanyInfo, string, never>;
  issued_at: Date;
  /** Digest of the token of the link in the mail. */
  token_hash: string | null;
}

/** The last number of each series. Its row is locked from the number on until the paper is committed, so a rolled back paper leaves no gap. */
export interface PaperNumbersTable {
  seller: string;
  year: number;
  kind: PaperKind;
  last: number;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    papers: PapersTable;
    paper_numbers: PaperNumbersTable;
  }
}
