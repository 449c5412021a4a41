import { PROFILE_CHOICE_NAMES } from '@rendezvous/contract/resources/profile/values';
import { unreadOf } from '#src/conversation/chats/face.ts';
import { isConsentOutdated } from '#src/identity/consents/face.ts';
import { creditPriceOf } from '#src/money/payments/face.ts';
import { creditsOf } from '#src/money/wallet/face.ts';
import { newLikesOf } from '#src/people/likes/face.ts';
import type { Tx } from '#src/platform/db/database.ts';

const CHOICES = PROFILE_CHOICE_NAMES.map((name) => `p.${name}` as const);

/** A member's account and profile with balance and counters, in one query: every page of a member reads it. */
export function readOwnAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.status',
      'u.paid_user',
      'u.signup_date',
      'u.notifications_disabled',
      'u.notifications',
      'u.language',
      'u.country',
      'u.payment_country',
      'u.invisible',
      'u.domain',
      'p.status as profile_status',
      'p.gender',
      'p.seeking',
      'p.date_of_birth',
      'p.country as profile_country',
      'p.region',
      'p.city',
      'p.interests',
      'p.appearance',
      'p.background',
      'p.about_me',
      'p.half_prompts',
      'p.main_photo_id',
      'p.version',
      ...CHOICES,
    ])
    .select([
      creditsOf(userId).as('credits'),
      creditPriceOf(userId).as('credit_price'),
      unreadOf(userId).as('unread'),
      newLikesOf(userId).as('new_likes'),
      isConsentOutdated(userId).as('consent_outdated'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof readOwnAccount>>>;
