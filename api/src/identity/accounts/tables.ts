import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type {
  Gender,
  Interest,
  Profile,
  ProfileChoice,
  ProfileChoices,
} from '@rendezvous/contract/resources/profile/schemas';
import type { Tracking } from '@rendezvous/contract/resources/signup/schemas';
import type { ColumnType, Generated } from 'kysely';

/** jsonb: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

export interface UsersTable {
  id: string;
  email: string;
  /** E-mail address as it is compared: lower case, trimmed. Unique. */
  email_key: string;
  /**
   * Key of an address that another account has, for a sign-up with neutral messages: `email_key` then compares to nothing, and no link
   * confirms this account.
   */
  stands_in_for: Generated<string | null>;
  name: string;
  name_key: string;
  /** argon2id; null for fictional profiles, which have no log-in, and until a new one is chosen after a change of address was undone. */
  password_hash: string | null;
  status: 'not_confirmed' | 'active' | 'suspended' | 'pending_deletion';
  language: Locale;
  country: CountryCode;
  payment_country: CountryCode;
  paid_user: Generated<boolean>;
  invisible: Generated<boolean>;
  fictional: Generated<boolean>;
  signup_date: Date;
  confirmed_at: Date | null;
  deletion_requested_at: Date | null;
  notifications: Json<Record<string, boolean>>;
  notifications_disabled: Generated<string[]>;
  tracking: Json<Tracking> | null;
  domain: string;
  /** Last step of sign-up that was finished or skipped, 1 to 4. */
  signup_step: Generated<number>;
  signup_completed_at: Date | null;
  /** First entry into the members area; the time-bonus modal counts from it. */
  members_area_entered_at: Date | null;
  bonus_modal_shown_at: Generated<Date | null>;
  last_active: Date;
  created_at: Date;
}

/** Columns of `PROFILE_CHOICES`: the contract's schemas check every write. */
type ChoiceColumns = {
  [Field in ProfileChoice]: ColumnType<ProfileChoices[Field], string | null | undefined, string | null>;
};

export interface ProfilesTable extends ChoiceColumns {
  user_id: string;
  status: 'active' | 'disabled' | 'pending_review';
  gender: Gender;
  seeking: Gender;
  /** `YYYY-MM-DD`; never leaves the server except to its owner. */
  date_of_birth: string;
  country: CountryCode;
  region: string | null;
  city: string | null;
  interests: ColumnType<Interest[], string[] | undefined, string[]>;
  appearance: NonNullable<Profile['appearance']> | null;
  background: NonNullable<Profile['background']> | null;
  about_me: Generated<string>;
  half_prompts: ColumnType<HalfPromptDraft[], string | undefined, string>;
  main_photo_id: string | null;
  photo_count: Generated<number>;
  last_active: Date;
  /** Number of changes of the profile. */
  version: Generated<number>;
  /** `version` at the last change of each field; absent for fields that were never changed. */
  field_versions: ColumnType<Record<string, number>, string | undefined, string>;
  /** The consent to showing the profile has not been withdrawn. */
  consented: Generated<boolean>;
  /** May be in lists: active profile of a confirmed, visible, remaining account, with consent. Maintained by the account service. */
  listed: Generated<boolean>;
  /** Most conversations that others began were answered within a day. Maintained by the housekeeping. */
  replies_within_day: Generated<boolean>;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  /** ISO country of the address of the log-in; null where it is unknown. */
  country: Generated<string | null>;
  /** Secret until the password was given again, and until when it is accepted. */
  former_token_hash: Generated<string | null>;
  former_until: Generated<Date | null>;
  created_at: Date;
  /** When the password was last given in it. */
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** Wrong passwords by account or by address, for the lock-out. */
export interface LoginFailuresTable {
  key: string;
  failures: number;
  /** How often the key has been locked: 15 minutes, then 30, then 60. */
  locks: number;
  locked_until: Date | null;
  updated_at: Date;
}

/** A browser an account has logged in from; strangers' wrong passwords do not lock it out. */
export interface KnownDevicesTable {
  user_id: string;
  device_hash: string;
  created_at: Date;
}

/** Real progress of the work between the last step and the activation mail. */
export interface ActivationProgressTable {
  user_id: string;
  step: string;
  at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    users: UsersTable;
    profiles: ProfilesTable;
    sessions: SessionsTable;
    login_failures: LoginFailuresTable;
    known_devices: KnownDevicesTable;
    activation_progress: ActivationProgressTable;
  }
}
