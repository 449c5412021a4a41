import type { ConsentKind } from '@rendezvous/contract/resources/consents/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Generated } from 'kysely';

/** What a member has expressly agreed to, and the text that was shown (GDPR art. 7.1). */
export interface ConsentsTable {
  id: string;
  user_id: string;
  kind: ConsentKind;
  version: string;
  language: Locale;
  domain: string;
  given_at: Date;
  /** Set by a withdrawal, which hides the profile; the row stays as evidence. */
  withdrawn_at: Generated<Date | null>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    consents: ConsentsTable;
  }
}
