import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { NO_CHOICES, type ChosenValues, type Gender } from '@rendezvous/contract/resources/profile/values';
import { storeProfileConsents } from '#src/identity/consents/face.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { newId, randomText } from '#src/platform/lib/ids.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';

/** Password of every made user, and its argon2id digest (cheap parameters: tests only). */
export const PASSWORD = 'violet-harbour-42';

export interface UserTraits {
  name?: string;
  email?: string;
  status?: 'not_confirmed' | 'active' | 'suspended' | 'pending_deletion';
  paid?: boolean;
  invisible?: boolean;
  fictional?: boolean;
  gender?: Gender;
  seeking?: Gender;
  country?: CountryCode;
  region?: string | null;
  city?: string | null;
  language?: Locale;
  dateOfBirth?: string;
  /** Seconds between sign-up and now. */
  signedUpAgo?: number;
  lastActiveAgo?: number;
  interests?: string[];
  aboutMe?: string;
  /** Values of fields of the profile. */
  choices?: ChosenValues;
}

export interface TestUser {
  id: string;
  name: string;
  email: string;
}

/** Makes a member with their profile, ready to be listed unless a trait says otherwise. */
export async function makeUser({ db, clock }: Services, traits: UserTraits = {}): Promise<TestUser> {
  const id = newId();
  const name = traits.name ?? `member-${randomText(8)}`;
  const email = traits.email ?? `${name.toLowerCase()}@mail.example`;
  const now = clock.now();
  const signedUp = after(now, -(traits.signedUpAgo ?? (3 * DAY) / 1000) * 1000);
  const lastActive = after(now, -(traits.lastActiveAgo ?? 60) * 1000);
  const status = traits.status ?? 'active';
  const country = traits.country ?? 'NL';
  const confirmed = status !== 'not_confirmed';
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_key: email.toLowerCase(),
      name,
      name_key: name.toLowerCase(),
      password_hash: traits.fictional ? null : await passwordDigest(),
      status,
      language: traits.language ?? 'en',
      country,
      payment_country: country,
      paid_user: traits.paid ?? false,
      invisible: traits.invisible ?? false,
      fictional: traits.fictional ?? false,
      signup_date: signedUp,
      confirmed_at: confirmed ? signedUp : null,
      deletion_requested_at: status === 'pending_deletion' ? now : null,
      notifications: JSON.stringify({}),
      tracking: null,
      domain: DEFAULT_DOMAIN,
      signup_step: 4,
      signup_completed_at: signedUp,
      members_area_entered_at: null,
      last_active: lastActive,
      created_at: signedUp,
    })
    .execute();
  const gender = traits.gender ?? 'female';
  await db
    .insertInto('profiles')
    .values({
      user_id: id,
      status: status === 'active' ? 'active' : 'disabled',
      gender,
      seeking: traits.seeking ?? (gender === 'female' ? 'male' : 'female'),
      ...NO_CHOICES,
      ...traits.choices,
      date_of_birth: traits.dateOfBirth ?? '1990-05-17',
      country,
      region: traits.region ?? null,
      city: traits.city ?? null,
      interests: traits.interests ?? [],
      appearance: null,
      background: null,
      about_me: traits.aboutMe ?? '',
      main_photo_id: null,
      last_active: lastActive,
      listed: status === 'active' && !traits.invisible,
    })
    .execute();
  if (!traits.fictional)
    await storeProfileConsents(db, [
      { userId: id, language: traits.language ?? 'en', domain: DEFAULT_DOMAIN, at: signedUp },
    ]);
  return { id, name, email };
}

let digest: Promise<string> | undefined;
function passwordDigest(): Promise<string> {
  digest ??= import('@node-rs/argon2').then(({ hash }) =>
    hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 }),
  );
  return digest;
}
