import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import type {
  Member,
  MemberCard,
  MemberResponse,
  MembersResponse,
} from '@rendezvous/contract/resources/members/schemas';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { NO_CHOICES } from '@rendezvous/contract/resources/profile/values';

/** A card as the server sends it; `changes` are what the test is about. */
export function cardOf(id: string, changes: Partial<MemberCard> = {}): MemberCard {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    name,
    age: 31,
    country: 'NL',
    region: 'Utrecht',
    city: 'Amersfoort',
    main_image: null,
    premium: false,
    fictional: false,
    online: false,
    last_active_bucket: 'today',
    photo_count: 0,
    liked: false,
    new_member: false,
    interests_in_common: 0,
    ...changes,
  };
}

/** A photo as the server sends it; its files carry its id. */
export function photoOf(id: string, changes: Partial<Photo> = {}): Photo {
  return {
    id,
    visibility: 'public',
    status: 'active',
    filename: `${id}.webp`,
    thumb_filename: `${id}-t.webp`,
    locked: false,
    urls: { thumb: `/cdn/${id}-t.webp`, medium: `/cdn/${id}-m.webp`, large: `/cdn/${id}.webp` },
    width: 800,
    height: 1000,
    focus: { x: 50, y: 30 },
    ...changes,
  };
}

/** A page of results; all that fit are on it unless `changes` say otherwise. */
export function resultsOf(items: MemberCard[], changes: Partial<MembersResponse> = {}): MembersResponse {
  return { items, next_cursor: null, num_results: items.length, num_results_capped: false, ...changes };
}

/** A member's page. */
export function pageOf(
  id: string,
  changes: Partial<Member> = {},
  relation: Partial<MemberResponse['relation']> = {},
): MemberResponse {
  const {
    name,
    age,
    country,
    region,
    city,
    main_image,
    premium,
    fictional,
    online,
    last_active_bucket,
    new_member,
    photo_count,
  } = cardOf(id);
  return {
    member: {
      id,
      name,
      age,
      country,
      region,
      city,
      main_image,
      premium,
      fictional,
      online,
      last_active_bucket,
      new_member,
      replies: null,
      photo_count,
      status: 'active',
      gender: 'female',
      seeking: 'male',
      ...NO_CHOICES,
      interests: [],
      about_me: '',
      half_prompts: [],
      photos: [],
      locked_photo_count: 0,
      ...changes,
    },
    relation: {
      liked: false,
      likes_me: false,
      match: false,
      blocked: false,
      conversation: null,
      halves_completed: [],
      own_halves_completed: [],
      ...relation,
    },
  };
}

/** Likes with the cards they name. */
export function likesOf(changes: Partial<LikesResponse> = {}): LikesResponse {
  return {
    profiles: [],
    liked_by: [],
    sent: [],
    matches: [],
    likes_remaining: 4,
    reset_at: '2099-01-01T23:00:00.000Z',
    ...changes,
  };
}
