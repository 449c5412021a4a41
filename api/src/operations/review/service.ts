import type { OpsPhoto, OpsProfile } from '@rendezvous/contract/operators/review/schemas';
import { contactDetailsIn } from '@rendezvous/rules/contact-details';
import { listWaiting, wordsOf } from '#src/operations/moderation/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import { presentHalfPrompts } from '#src/people/half-prompts/face.ts';
import { listPendingPhotos, signReviewLinks } from '#src/people/photos/face.ts';
import { microseconds, pageOf, type Position } from '#src/platform/lib/cursor.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { Services } from '#src/platform/services.ts';

type ReviewServices = Pick<Services, 'unitOfWork' | 'clock' | 'signer'>;
interface PageOf<Item> {
  items: Item[];
  next_cursor: string | null;
}

const PAGE = 30;

/** A page of photos that wait, the oldest first, with links for this operator alone; the look is written down with the photos. */
export async function photoQueue(
  { unitOfWork, clock, signer }: ReviewServices,
  { id: operatorId, name: operator }: Operator,
  position: Position | null,
): Promise<PageOf<OpsPhoto>> {
  const now = clock.now();
  return unitOfWork(async (tx) => {
    const rows = await listPendingPhotos(tx, PAGE + 1, position);
    const page = pageOf(rows, {
      limit: PAGE,
      positionOf: ({ created_at: at, id }) => ({ at: microseconds(at), id }),
      present: ({ id, user_id: member, name, visibility, created_at: at, width, height }): OpsPhoto => ({
        id,
        member: { id: member, name },
        visibility,
        created_at: at.toISOString(),
        width,
        height,
        urls: signReviewLinks(signer, id, operatorId, now),
      }),
    });
    const detail = { photos: page.items.map(({ id }) => id) };
    await writeAudit(tx, { at: now, operator, action: 'photo.list', subject: 'pending', detail });
    return page;
  });
}

/** A page of profiles that wait, the longest waiting first; the look is written down with the members. */
export async function profileQueue(
  { unitOfWork, clock }: ReviewServices,
  { name: operator }: Operator,
  position: Position | null,
): Promise<PageOf<OpsProfile>> {
  return unitOfWork(async (tx) => {
    const rows = await listWaiting(tx, PAGE + 1, position);
    const page = pageOf(rows, {
      limit: PAGE,
      positionOf: ({ since, id }) => ({ at: microseconds(since), id }),
      present: ({
        id,
        name,
        version,
        about_me,
        half_prompts: written,
        since,
        reason,
        found,
      }): OpsProfile => ({
        member: { id, name },
        version,
        about_me,
        half_prompts: presentHalfPrompts(written),
        since: since.toISOString(),
        reason,
        found: found ? contactDetailsIn(wordsOf({ name, about_me, half_prompts: written })) : null,
      }),
    });
    const detail = { members: page.items.map(({ member }) => member.id) };
    await writeAudit(tx, { at: clock.now(), operator, action: 'profile.list', subject: 'pending', detail });
    return page;
  });
}
