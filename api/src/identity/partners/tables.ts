import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PartnerSignupBody } from '@rendezvous/contract/resources/partners/schemas';
import type { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import type { ColumnType, Generated } from 'kysely';

/** Sites that send people to sign up; of a key only its digest is stored. */
export interface PartnersTable {
  id: string;
  name: string;
  network: string;
  key_hash: string;
  active: Generated<boolean>;
  created_at: Date;
}

/** What a partner sent about a person, as far as it may be given again on the page. */
export type PartnerAnswers = Pick<
  PartnerSignupBody,
  'name' | 'gender' | 'seeking' | 'country' | 'date_of_birth' | 'language'
>;

export interface PartnerSignupsTable {
  id: string;
  partner_id: string;
  domain: string;
  /** Null once the sign-up is completed or its time is over, as are answers and tracking. */
  email: string | null;
  email_key: string | null;
  answers: ColumnType<PartnerAnswers, string | undefined, string>;
  tracking: ColumnType<Tracking, string | undefined, string>;
  /** The consent given at the partner stays with the account as evidence. */
  consent_version: string;
  consent_language: Locale;
  consent_given_at: Date;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  completed_at: Date | null;
  user_id: string | null;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    partners: PartnersTable;
    partner_signups: PartnerSignupsTable;
  }
}
