import type { Member, MemberResponse } from '@rendezvous/contract/members';
import { choicesOf } from '@rendezvous/contract/profile';
import type { Tx } from '#src/platform/db/database.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { likesBetween } from '#src/people/likes/service.ts';
import {
  listPhotos,
  presentPhotos,
  type PhotoContext,
  type PhotoViewer,
} from '#src/people/photos/service.ts';
import { visibleMember } from '#src/people/visibility/service.ts';
import {
  cardRows,
  presentCard,
  requireSearch,
  type CardRow,
  type Searcher,
} from '#src/people/members/service.ts';
import { readDetails, type ProfileDetails } from './repository.ts';

/** Everything of a profile that others may see; date of birth, address and self-declared background stay out. */
function presentMember(row: CardRow, details: ProfileDetails, photos: Member['photos'], now: Date): Member {
  const {
    liked: _liked,
    new_member: _newMember,
    interests_in_common: _inCommon,
    premium,
    fictional,
    online,
    last_active_bucket,
    photo_count,
    ...card
  } = presentCard(row, now);
  const { status, gender, seeking, interests, about_me } = details;
  return {
    ...card,
    status,
    gender,
    seeking,
    interests,
    ...choicesOf(details),
    about_me,
    photos,
    premium,
    fictional,
    online,
    last_active_bucket,
    photo_count,
    locked_photo_count: photos.filter((photo) => photo.locked).length,
  };
}

/**
 * A member's page as this viewer may see it, and how the two stand to each other (spec §2 Profile view, §6). Visitors see what
 * `logged_out_search` allows, and the main photo only.
 * @throws problem `authentication_required`, `not_found`, `blocked_by_member` with `params.name`
 */
export async function memberPage(
  tx: Tx,
  searcher: Searcher,
  viewer: PhotoViewer,
  memberId: string,
  photoContext: PhotoContext,
): Promise<MemberResponse> {
  requireSearch(searcher);
  const { viewerId, now } = searcher;
  const facts = await visibleMember(tx, viewerId, memberId);
  const row = (await cardRows(tx, viewerId, [memberId], now)).get(memberId);
  if (!row) throw problem('not_found');
  const found = await readDetails(tx, memberId);
  if (!found) throw problem('not_found');
  const { main_photo_id: mainPhotoId, ...details } = found;
  const photos = presentPhotos(
    viewer,
    { userId: memberId, mainPhotoId },
    await listPhotos(tx, memberId),
    photoContext,
  );
  const { liked, likesMe, match } = await likesBetween(tx, viewerId ?? '', memberId);
  return {
    member: presentMember(row, details, photos, now),
    relation: {
      liked,
      likes_me: likesMe,
      match,
      blocked: facts.blockedByViewer,
      conversation: facts.conversation,
    },
  };
}
