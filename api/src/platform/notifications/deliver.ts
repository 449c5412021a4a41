import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { subscriptionsOf } from '#src/platform/push/service.ts';
import type { Services } from '#src/platform/services.ts';
import { DELIVER_JOB, PUSH_JOB } from './jobs.ts';
import { checkMail } from './mail.ts';
import { findNotification, passOn } from './repository.ts';
import { stillToTell } from './verdict.ts';

/**
 * The first look at a notification, once its cause is committed. A receiver that has read it or may not be told gets nothing. A
 * connected receiver got the live event and has a moment to read it. Otherwise it is pushed to each of their browsers, and a mail
 * waits for the case that no push arrives and they stay away (PRODUCT §6).
 */
export async function deliver(services: Services, id: string): Promise<void> {
  const { db, unitOfWork, clock, jobs, live, settings, causes } = services;
  const row = await findNotification(db, id);
  if (row?.state !== 'new') return;
  const rule = causes[row.cause];
  const known = rule.onFirstLook && (await services.findReceiver(db, row.user_id));
  if (known) await rule.onFirstLook?.(db, known, row.created_at);
  const left = await stillToTell(services, db, row.user_id, [row]);
  if (!left) return;
  const now = clock.now();
  const { domain } = left.receiver;
  const isAnytime = 'send' in rule.letter && rule.letter.anytime === true;
  const heard = after(row.created_at, settings.value(domain, 'push_wait_seconds') * 1000);
  if (!isAnytime && now < heard && (await live.isConnected(row.user_id))) {
    await jobs.send(db, DELIVER_JOB, { id }, { startAfter: heard });
    return;
  }
  await unitOfWork(async (tx) => {
    if (!(await passOn(tx, id, 'new', 'waiting'))) return;
    const browsers = rule.push === null ? [] : await subscriptionsOf(tx, row.user_id);
    for (const { id: subscription } of browsers)
      await jobs.send(tx, PUSH_JOB, { notification: id, subscription });
    const wait = isAnytime ? 0 : settings.value(domain, 'notification_mail_minutes') * MINUTE;
    await checkMail(tx, jobs, row.user_id, after(row.created_at, wait));
  });
}
