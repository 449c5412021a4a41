import { storeReplies } from '#src/people/profiles/face.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import type { Services } from '#src/platform/services.ts';
import { membersWhoReply } from './replies-repository.ts';

/** Days of conversations that count, and the fewest of them (PRODUCT.md §5 Reply honesty). */
const DAYS = 60;
const CONVERSATIONS = 5;
/** "Usually": three of four. */
const SHARE = 0.75;

/** Counts who usually answers within a day, from real conversations alone, and stores it with the profiles. */
export async function countReplies({
  unitOfWork,
  clock,
}: Pick<Services, 'unitOfWork' | 'clock'>): Promise<void> {
  const now = clock.now();
  await unitOfWork(async (tx) => {
    const ids = await membersWhoReply(tx, {
      since: after(now, -DAYS * DAY),
      until: after(now, -DAY),
      conversations: CONVERSATIONS,
      share: SHARE,
    });
    await storeReplies(tx, ids);
  });
}
