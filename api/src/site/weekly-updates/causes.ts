import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Tx } from '#src/platform/db/database.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import { findNotifications } from '#src/platform/notifications/face.ts';
import type { Causes } from '#src/platform/ports/notifications.ts';
import type { PlatformServices } from '#src/platform/services.ts';
import { readWeek, weeklyLetter } from './letter.ts';
import { isWorthSending } from './policy.ts';

/** The weekly update (spec §3 Notification types): a mail of its own and no push. Without news there is none. */
export function weeklyCauses(services: PlatformServices): Pick<Causes, 'weekly'> {
  const { db, clock } = services;

  async function findWorthSending(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
    const worth = new Set<string>();
    for (const { id, user_id: userId } of await findNotifications(tx, ids))
      if (isWorthSending(await readWeek(tx, userId, clock.now()))) worth.add(id);
    return worth;
  }

  return {
    weekly: {
      type: 'weekly_updates',
      push: null,
      status: 'active',
      path: () => pathTo('members'),
      stillNews: findWorthSending,
      letter: {
        anytime: true,
        async send(receiver, { id }) {
          const week = await readWeek(db, receiver.id, clock.now());
          if (isWorthSending(week))
            await sendMail(services, receiver, { ...weeklyLetter(services, receiver, week), id });
        },
      },
    },
  };
}
