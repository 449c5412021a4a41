import { ageOn } from '@rendezvous/contract/birth-date';
import { choicesOf, type Photo, type Profile } from '@rendezvous/contract/profile';
import type { User } from '@rendezvous/contract/user';
import type { Selectable } from 'kysely';
import type { ProfilesTable, UsersTable } from '#src/identity/accounts/tables.ts';

export interface UserParts {
  user: Selectable<UsersTable>;
  profile: Selectable<ProfilesTable>;
  photos: Photo[];
  mainImage: Profile['main_image'];
  credits: number;
  counters: User['counters'];
  fictionalIcon: string;
  notifications: Record<string, boolean>;
  now: Date;
}

function presentOwnProfile({ user, profile, photos, mainImage, now }: UserParts): Profile {
  return {
    id: user.id,
    status: profile.status,
    main_image: mainImage,
    name: user.name,
    gender: profile.gender,
    seeking: profile.seeking,
    age: ageOn(profile.date_of_birth, now),
    date_of_birth: profile.date_of_birth,
    country: profile.country,
    region: profile.region,
    city: profile.city,
    ...choicesOf(profile),
    interests: profile.interests,
    appearance: profile.appearance,
    background: profile.background,
    about_me: profile.about_me,
    photos,
  };
}

/** An account as its owner sees it (spec §3 User). */
export function presentUser(parts: UserParts): User {
  const { user, credits, counters, fictionalIcon, notifications } = parts;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    status: user.status,
    credits,
    paid_user: user.paid_user,
    signup_date: user.signup_date.toISOString(),
    notifications_disabled: user.notifications_disabled as User['notifications_disabled'],
    notifications,
    language: user.language,
    country: user.country,
    payment_country: user.payment_country,
    invisible: user.invisible,
    fictional_icon: fictionalIcon,
    profile: presentOwnProfile(parts),
    counters,
  };
}
