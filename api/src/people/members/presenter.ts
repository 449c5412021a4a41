import type {
  ContactCard,
  MemberCard,
  LAST_ACTIVE_BUCKETS,
} from '@rendezvous/contract/resources/members/schemas';
import { DAY, MINUTE } from '#src/platform/lib/clock.ts';
import type { SettingsService } from '#src/platform/settings/face.ts';
import { imageOf, photoLimit } from '#src/people/photos/face.ts';
import { cardDetail, type MemberFacts } from '#src/people/visibility/face.ts';
import type { CardRow } from './card-repository.ts';

/** Time for which a member counts as new. */
const NEW_FOR = 7 * DAY;

type Bucket = (typeof LAST_ACTIVE_BUCKETS)[number];

const BUCKETS: [Bucket, number][] = [
  ['online', 5 * MINUTE],
  ['today', DAY],
  ['week', 7 * DAY],
  ['month', 30 * DAY],
];

/**
 * Time since a member's last activity, in coarse steps. A fictional profile has no activity and is never recent. The activity
 * of a hidden member is not shown to their contacts.
 */
function activityOf(
  row: Pick<CardRow, 'fictional' | 'invisible' | 'lastActive'>,
  now: Date,
): { online: boolean; last_active_bucket: Bucket } {
  if (row.fictional || row.invisible) return { online: false, last_active_bucket: 'longer' };
  const age = now.getTime() - row.lastActive.getTime();
  const bucket = BUCKETS.find(([, limit]) => age < limit)?.[0] ?? 'longer';
  return { online: bucket === 'online', last_active_bucket: bucket };
}

/** The moment a contact's card is made for, and the settings of every site: they limit the photos of its members. */
export interface ContactRules {
  now: Date;
  settings: Pick<SettingsService, 'value'>;
}

/** The same, and whether the site shows interests (setting `visible_profile_fields`). */
export interface CardRules extends ContactRules {
  showsInterests: boolean;
}

/** A member as lists show them, with the number of photos that others may see. Where the site hides interests, none are in common. */
export function presentCard(row: CardRow, { now, settings, showsInterests }: CardRules): MemberCard {
  const limit = photoLimit({ settings }, { domain: row.domain, paid_user: row.paidUser });
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: imageOf(row),
    premium: row.paidUser,
    fictional: row.fictional,
    ...activityOf(row, now),
    photo_count: Math.min(row.photoCount, limit),
    liked: row.liked,
    new_member: !row.fictional && now.getTime() - row.joined.getTime() < NEW_FOR,
    interests_in_common: showsInterests ? row.interestsInCommon : 0,
  };
}

/** A contact's card, as much of it as the visibility policy shows, without interests in common. An empty name says "deleted member". */
export function presentContact(
  row: CardRow | undefined,
  facts: MemberFacts,
  rules: ContactRules,
): ContactCard {
  const detail = cardDetail(facts);
  if (detail === 'full' && row) return presentCard(row, { ...rules, showsInterests: false });
  return {
    id: facts.id,
    name: detail === 'none' ? '' : facts.name,
    age: null,
    country: null,
    region: null,
    city: null,
    main_image: null,
    premium: false,
    fictional: facts.fictional,
    online: false,
    last_active_bucket: 'longer',
    photo_count: 0,
    liked: false,
    new_member: false,
    interests_in_common: 0,
  };
}
