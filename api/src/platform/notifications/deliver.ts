import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { subscriptionsOf } from '#src/platform/push/face.ts';
import type { Receiver } from '#src/platform/ports/notifications.ts';
import type { Services } from '#src/platform/services.ts';
import { DELIVER_JOB, PUSH_JOB } from './jobs.ts';
import { checkMail } from './mail.ts';
import { findNotifications, passAllOn, type NotificationRow } from './repository.ts';
import { findStillDue } from './verdict.ts';

/**
 * The first look at notifications of a member, once their cause is committed. A receiver that has read them or may not be notified gets nothing.
 * A connected receiver got the live event and has a moment to read it. Otherwise each is pushed to each of their browsers, and a mail
 * waits for the case that no push arrives and they stay away (PRODUCT §6).
 */
export async function deliver(services: Services, ids: readonly string[]): Promise<void> {
  const { db, clock, jobs, live, settings, causes } = services;
  const rows = (await findNotifications(db, ids)).filter(({ state }) => state === 'new');
  const [first] = rows;
  if (!first) return;
  await lookFirst(services, first.user_id, rows);
  const left = await findStillDue(services, db, first.user_id, rows);
  if (!left) return;
  const { receiver } = left;
  const isAnytime = ({ cause }: NotificationRow) => isAnytimeLetter(causes[cause].letter);
  const now = clock.now();
  const waitUntil = after(latest(left.rows), settings.value(receiver.domain, 'push_wait_seconds') * 1000);
  const isWaiting =
    now < waitUntil && left.rows.some((row) => !isAnytime(row)) && (await live.isConnected(receiver.id));
  const waiting = isWaiting ? left.rows.filter((row) => !isAnytime(row)) : [];
  if (waiting.length > 0)
    await jobs.send(db, DELIVER_JOB, { ids: idsOf(waiting) }, { startAfter: waitUntil });
  await send(
    services,
    receiver,
    left.rows.filter((row) => !waiting.includes(row)),
  );
}

const idsOf = (rows: readonly NotificationRow[]) => rows.map(({ id }) => id);
const earliest = (rows: readonly NotificationRow[]) =>
  new Date(Math.min(...rows.map((row) => row.created_at.getTime())));
const latest = (rows: readonly NotificationRow[]) =>
  new Date(Math.max(...rows.map((row) => row.created_at.getTime())));
const isAnytimeLetter = (letter: Services['causes'][NotificationRow['cause']]['letter']) =>
  'send' in letter && letter.anytime === true;

/** Runs each cause's action at the first look, once for all that it brought. */
async function lookFirst(
  { db, causes, findReceiver }: Pick<Services, 'db' | 'causes' | 'findReceiver'>,
  userId: string,
  rows: readonly NotificationRow[],
): Promise<void> {
  const looks = Map.groupBy(rows, ({ cause }) => causes[cause].onFirstLook);
  if (looks.size === 1 && looks.has(undefined)) return;
  const receiver = await findReceiver(db, userId);
  if (receiver) for (const [look, group] of looks) await look?.(db, receiver, earliest(group));
}

/** Pushes notifications to the receiver's browsers, or plans a mail where no browser accepts them. */
async function send(
  { unitOfWork, jobs, settings, causes }: Services,
  receiver: Receiver,
  rows: readonly NotificationRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await unitOfWork(async (tx) => {
    const passed = await passAllOn(tx, idsOf(rows), 'new', 'waiting');
    const mine = rows.filter(({ id }) => passed.has(id));
    if (mine.length === 0) return;
    const browsers = await subscriptionsOf(tx, receiver.id);
    const pushed = mine.filter(({ cause }) => causes[cause].push !== null);
    await jobs.sendAll(
      tx,
      PUSH_JOB,
      pushed.flatMap(({ id }) => browsers.map((browser) => ({ notification: id, subscription: browser.id }))),
    );
    const wait = settings.value(receiver.domain, 'notification_mail_minutes') * MINUTE;
    for (const [anytime, group] of Map.groupBy(mine, ({ cause }) => isAnytimeLetter(causes[cause].letter)))
      await checkMail(tx, jobs, receiver.id, after(earliest(group), anytime ? 0 : wait));
  });
}
