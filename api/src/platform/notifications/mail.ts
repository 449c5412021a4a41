import type { Tx } from '#src/platform/db/database.ts';
import { after, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { sendMail } from '#src/platform/mail/face.ts';
import type { Jobs } from '#src/platform/ports/jobs.ts';
import type { Causes, Receiver } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { MAIL_JOB } from './jobs.ts';
import { newsLetter } from './letter.ts';
import { claimMail, clearCheck, ON_ITS_WAY, planCheck, releaseMail, settleMail } from './mail-repository.ts';
import { end, membersWaiting, openNotifications, type NotificationRow } from './repository.ts';
import { findStillDue } from './verdict.ts';

/** Puts one look at a member's mail into the queue, unless a queued one comes soon enough. */
export async function checkMail(tx: Tx, jobs: Jobs, userId: string, at: Date): Promise<void> {
  if (await planCheck(tx, userId, at)) await jobs.send(tx, MAIL_JOB, { userId }, { startAfter: at });
}

/** Looks again at mail that waits without a job: the job was lost, or the mail server was away for longer than it is tried. */
export async function recheckStuckMail({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  for (const userId of await membersWaiting(db, after(now, -HOUR), now))
    await checkMail(db, jobs, userId, now);
}

/** Notifications that are mailed whether the member is here or not, and those that wait until they are away. */
function apart(
  causes: Causes,
  rows: readonly NotificationRow[],
): readonly [anytime: NotificationRow[], rest: NotificationRow[]] {
  const isAnytime = ({ cause }: NotificationRow) => {
    const { letter } = causes[cause];
    return 'send' in letter && letter.anytime === true;
  };
  return [rows.filter(isAnytime), rows.filter((row) => !isAnytime(row))];
}

/**
 * Mails a member what waits for them once they have been away long enough: ten minutes since it happened and since they were last here,
 * and no page of theirs open (PRODUCT §6). Everything that waits goes into one mail; what a browser got is left out.
 */
export async function mailNews(services: Services, userId: string): Promise<void> {
  const { db, unitOfWork, clock, jobs, live, settings, causes } = services;
  await clearCheck(db, userId);
  const now = clock.now();
  const left = await findStillDue(services, db, userId, await openNotifications(db, userId, now));
  if (!left) return;
  const { receiver } = left;
  const [anytime, rows] = apart(causes, left.rows);
  for (const row of anytime) await mailGroup(services, receiver, row.mail_id ?? row.id, [row]);
  const oldest = rows[0]?.created_at;
  if (!oldest) return;
  const wait = settings.value(receiver.domain, 'notification_mail_minutes') * MINUTE;
  const isHere = await live.isConnected(userId);
  const due = isHere
    ? after(now, wait)
    : after(oldest > receiver.last_active ? oldest : receiver.last_active, wait);
  if (due > now) {
    const late = after(oldest, settings.value(receiver.domain, 'notification_give_up_hours') * HOUR) < now;
    // A member that is always here has seen the count in the title; a reminder of unread messages follows by itself.
    if (late)
      return end(
        db,
        rows.map((row) => row.id),
        'dropped',
      );
    return unitOfWork((tx) => checkMail(tx, jobs, userId, due));
  }
  // What got stuck on its way goes again as the mail it was; a separate letter is alone; the rest makes a new one.
  const fresh = newId();
  for (const [mailId, group] of Map.groupBy(
    rows,
    (row) => row.mail_id ?? ('send' in causes[row.cause].letter ? row.id : fresh),
  ))
    await mailGroup(services, receiver, mailId, group);
}

async function mailGroup(
  services: Services,
  receiver: Receiver,
  mailId: string,
  group: readonly NotificationRow[],
): Promise<void> {
  const { db, unitOfWork, clock, jobs } = services;
  const now = clock.now();
  const claimed = await claimMail(db, mailId, group, now);
  if (claimed.length < group.length)
    await unitOfWork((tx) => checkMail(tx, jobs, receiver.id, after(now, ON_ITS_WAY)));
  const [first] = claimed;
  if (!first) return;
  const { letter } = services.causes[first.cause];
  try {
    if ('send' in letter) await letter.send(receiver, { id: mailId, item: first.item });
    else await sendMail(services, receiver, await newsLetter(services, receiver, mailId, claimed));
  } catch (error) {
    await releaseMail(db, mailId, now);
    throw error;
  }
  await settleMail(db, mailId);
}
