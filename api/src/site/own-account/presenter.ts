import { ageOn } from '@rendezvous/rules/birth-date';
import { dayIn } from '@rendezvous/contract/kernel/countries';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { choicesOf, type Profile } from '@rendezvous/contract/resources/profile/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import type { OwnAccountRow } from './repository.ts';

export interface UserParts {
  row: OwnAccountRow;
  photos: Photo[];
  mainImage: Profile['main_image'];
  fictionalIcon: string;
  notifications: Record<string, boolean>;
  now: Date;
}

function presentOwnProfile({ row, photos, mainImage, now }: UserParts): Profile {
  return {
    id: row.id,
    status: row.profile_status,
    main_image: mainImage,
    name: row.name,
    gender: row.gender,
    seeking: row.seeking,
    age: ageOn(row.date_of_birth, dayIn(row.profile_country, now)),
    date_of_birth: row.date_of_birth,
    country: row.profile_country,
    region: row.region,
    city: row.city,
    ...choicesOf(row),
    interests: row.interests,
    appearance: row.appearance,
    background: row.background,
    about_me: row.about_me,
    half_prompts: presentHalfPrompts(row.half_prompts),
    photos,
    version: row.version,
  };
}

/** An account as its owner sees it (spec §3 User). */
export function presentUser(parts: UserParts): User {
  const { row, fictionalIcon, notifications } = parts;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    credits: row.credits,
    paid_user: row.paid_user,
    credit_price: row.paid_user ? row.credit_price : null,
    signup_date: row.signup_date.toISOString(),
    notifications_disabled: row.notifications_disabled as User['notifications_disabled'],
    notifications,
    language: row.language,
    country: row.country,
    payment_country: row.payment_country,
    invisible: row.invisible,
    fictional_icon: fictionalIcon,
    consent_outdated: row.consent_outdated,
    profile: presentOwnProfile(parts),
    counters: { unread: row.unread, new_likes: row.new_likes },
  };
}
