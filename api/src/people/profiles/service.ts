import type { Member, MemberQuery, MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import type { ProfileViewer } from '@rendezvous/contract/resources/photos/values';
import { choicesOf } from '@rendezvous/contract/resources/profile/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { completedBetween, presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import { likesBetween } from '#src/people/likes/face.ts';
import {
  listPhotos,
  photoLimit,
  presentPhotos,
  type PhotoContext,
  type PhotoViewer,
} from '#src/people/photos/face.ts';
import { visibleMember } from '#src/people/visibility/face.ts';
import {
  cardRows,
  presentCard,
  requireSearch,
  type CardRow,
  type Searcher,
} from '#src/people/members/face.ts';
import { shownDetails, type ShownDetails } from './policy.ts';
import { readDetails, type ProfileDetails } from './repository.ts';

/** Everything of a profile that its viewer may see; date of birth, address and self-declared background stay out. */
function presentMember(
  row: CardRow,
  details: ProfileDetails,
  photos: Member['photos'],
  searcher: Searcher,
): Member {
  const {
    liked: _liked,
    new_member,
    interests_in_common: _inCommon,
    premium,
    fictional,
    online,
    last_active_bucket,
    photo_count: _photoCount,
    ...card
  } = presentCard(row, searcher);
  const { status, gender, seeking, interests, about_me } = details;
  return {
    ...card,
    status,
    gender,
    seeking,
    interests,
    ...choicesOf(details),
    about_me,
    half_prompts: presentHalfPrompts(details.half_prompts),
    replies: details.replies_within_day && !fictional ? 'usually_day' : null,
    new_member,
    photos,
    premium,
    fictional,
    online,
    last_active_bucket,
    photo_count: Math.min(row.photoCount, photos.length),
    locked_photo_count: photos.filter((photo) => photo.locked).length,
  };
}

/** Viewer of this kind, apart from the owner. */
const standIn = (as: ProfileViewer): PhotoViewer =>
  as === 'visitor' ? null : { userId: '', paid: as === 'premium' };

/**
 * A member's page as this viewer may see it, and the relation of the two (spec §2 Profile view, §6). Visitors see what
 * `logged_out_search` allows, and the main photo only. What the site hides is left out, except from the owner's own view.
 * @throws problem `authentication_required`, `not_found`, `blocked_by_member` with `params.name`; a field error on `as`
 */
export async function memberPage(
  tx: Tx,
  searcher: Searcher & { shown: ShownDetails },
  viewer: PhotoViewer,
  { id: memberId, as }: MemberQuery,
  photoContext: PhotoContext & Pick<Services, 'settings'>,
): Promise<MemberResponse> {
  requireSearch(searcher);
  if (as && viewer?.userId !== memberId) throw fieldProblem('as', 'not_allowed');
  const { viewerId, now } = searcher;
  const facts = await visibleMember(tx, viewerId, memberId);
  const row = (await cardRows(tx, viewerId, [memberId], now)).get(memberId);
  if (!row) throw problem('not_found');
  const found = await readDetails(tx, memberId);
  if (!found) throw problem('not_found');
  const { main_photo_id: mainPhotoId, paid_user, domain, ...details } = found;
  const limit = photoLimit(photoContext, { paid_user, domain });
  const seen = viewer?.userId === memberId && !as ? details : shownDetails(details, searcher.shown);
  const photos = presentPhotos(
    as ? standIn(as) : viewer,
    { userId: memberId, mainPhotoId, limit },
    await listPhotos(tx, memberId),
    photoContext,
    viewer?.userId,
  );
  const { liked, likesMe, match } = await likesBetween(tx, viewerId ?? '', memberId);
  return {
    member: presentMember(row, seen, photos, searcher),
    relation: {
      liked,
      likes_me: likesMe,
      match,
      blocked: facts.blockedByViewer,
      conversation: facts.conversation,
      ...(await completedBetween(tx, viewerId, facts)),
    },
  };
}
