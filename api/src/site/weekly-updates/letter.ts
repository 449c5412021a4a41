import type { MailBlock } from '@rendezvous/contract/resources/mailings/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { countUnread } from '#src/conversation/chats/face.ts';
import { balanceOf } from '#src/money/wallet/face.ts';
import { countNewLikes } from '#src/people/likes/face.ts';
import { newcomersFor } from '#src/people/suggestions/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { mailLink, type Letter } from '#src/platform/mail/face.ts';
import type { Receiver } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import type { Week } from './policy.ts';

/** What has come to a member, as of now: nothing of fictional profiles, and nothing the member could not find. */
export async function readWeek(tx: Tx, userId: string, now: Date): Promise<Week> {
  return {
    unread: await countUnread(tx, userId, now),
    likes: await countNewLikes(tx, userId),
    newcomers: await newcomersFor(tx, userId, after(now, -7 * DAY)),
    credits: await balanceOf(tx, userId),
  };
}

/** Words the week as counts: no name, no photo, nothing written. The button leads to what waits first. */
export function weeklyLetter(
  services: Pick<Services, 'config'>,
  { language }: Pick<Receiver, 'language'>,
  { unread, likes, newcomers, credits }: Week,
): Letter {
  const counts = [
    { part: 'unread', count: unread, path: pathTo('chats') },
    { part: 'likes', count: likes, path: pathTo('likes') },
    { part: newcomers.nearby ? 'near' : 'country', count: newcomers.count, path: pathTo('members') },
  ].filter(({ count }) => count > 0);
  const list: MailBlock = {
    type: 'list',
    items: counts.map(({ part, count }) => serverText(language, `mail.weekly.${part}`, { count })),
  };
  return {
    kind: 'weekly',
    purpose: 'notification',
    type: 'weekly_updates',
    url: mailLink(services, counts[0]?.path ?? pathTo('members'), {}),
    values: { credits },
    blocks: [list],
    more: credits > 0 ? ['credits'] : [],
  };
}
