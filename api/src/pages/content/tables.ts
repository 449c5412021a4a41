import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PageText } from '@rendezvous/contract/resources/pages/schemas';
import type { ColumnType } from 'kysely';

/** A page as an operator worded it, for one domain or for all (`*`). */
export interface PagesTable {
  domain: string;
  slug: string;
  locale: Locale;
  text: ColumnType<PageText, string, string>;
  updated_at: Date;
  updated_by: string;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    pages: PagesTable;
  }
}
