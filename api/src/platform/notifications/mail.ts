import { pathTo } from '@rendezvous/contract/routes';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { sendMail, type Letter } from '#src/platform/mail/service.ts';
import { mailActivation } from '#src/identity/signup/activation-mail.ts';
import type { Jobs } from '#src/platform/ports/jobs.ts';
import type { Services } from '#src/platform/services.ts';
import { MAIL_JOB } from './jobs.ts';
import { pathOf } from './push-text.ts';
import { countUnread, end, openNotifications, type NotificationRow } from './repository.ts';
import { stillToTell, type ReceiverRow } from './verdict.ts';

/** A mail on its way is left alone for this long; then whoever comes next hands the same mail over again. */
const ON_ITS_WAY = 2 * MINUTE;

/** Puts one look at a member's mail into the queue, unless one stands there that comes soon enough. */
export async function checkMail(tx: Tx, jobs: Jobs, userId: string, at: Date): Promise<void> {
  const { rows } = await sql`
    insert into mail_checks (user_id, due_at) values (${userId}, ${at})
    on conflict (user_id) do update set due_at = excluded.due_at where mail_checks.due_at < ${after(at, -HOUR)}
    returning user_id`.execute(tx);
  if (rows.length > 0) await jobs.send(tx, MAIL_JOB, { userId }, { startAfter: at });
}

/**
 * Mails a member what waits for them once they have been away long enough: ten minutes since it happened and since they were last here,
 * and no page of theirs open (PRODUCT §6). Everything that waits goes into one mail; what a browser got is left out.
 */
export async function mailNews(services: Services, userId: string): Promise<void> {
  const { db, clock, jobs, live, settings } = services;
  await db.deleteFrom('mail_checks').where('user_id', '=', userId).execute();
  const now = clock.now();
  const left = await stillToTell(db, userId, await openNotifications(db, userId, now));
  if (!left) return;
  const { receiver, rows } = left;
  const oldest = rows[0]!.created_at;
  const wait = settings.value(receiver.domain, 'notification_mail_minutes') * MINUTE;
  const isHere = await live.isConnected(userId);
  const due = isHere
    ? after(now, wait)
    : after(oldest > receiver.last_active ? oldest : receiver.last_active, wait);
  if (due > now) {
    const late = after(oldest, settings.value(receiver.domain, 'notification_give_up_hours') * HOUR) < now;
    // Who is here day and night has seen the count in the title; a reminder of what stays unread comes by itself.
    if (late)
      return end(
        db,
        rows.map((row) => row.id),
        'dropped',
      );
    return db.transaction().execute((tx) => checkMail(tx, jobs, userId, due));
  }
  // What got stuck on its way goes again as the mail it was; a reminder to confirm the address is a mail of its own; the rest makes a new one.
  const fresh = newId();
  for (const [mailId, group] of Map.groupBy(
    rows,
    (row) => row.mail_id ?? (row.cause === 'activation' ? row.id : fresh),
  ))
    await mailGroup(services, receiver, mailId, group);
}

async function mailGroup(
  services: Services,
  receiver: ReceiverRow,
  mailId: string,
  group: readonly NotificationRow[],
): Promise<void> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  const claimed = await claim(db, mailId, group, now);
  if (claimed.length < group.length)
    await db.transaction().execute((tx) => checkMail(tx, jobs, receiver.id, after(now, ON_ITS_WAY)));
  if (claimed.length === 0) return;
  try {
    if (claimed[0]?.cause === 'activation')
      await mailActivation(services, receiver.id, { kind: 'activation_reminder', id: mailId });
    else
      await sendMail(
        services,
        receiver,
        letterOf(services.config.BASE_URL, mailId, claimed, await unreadIn(services, receiver, claimed)),
      );
  } catch (error) {
    await db
      .updateTable('notifications')
      .set({ mailing_until: now })
      .where('mail_id', '=', mailId)
      .where('state', '=', 'mailing')
      .execute();
    throw error;
  }
  await db
    .updateTable('notifications')
    .set({ state: 'mailed' })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'mailing')
    .execute();
}

/** Takes notifications into a mail; of processes that try at once each gets what the other has not, and nobody what a browser has or gets. */
async function claim(
  tx: Tx,
  mailId: string,
  group: readonly NotificationRow[],
  now: Date,
): Promise<NotificationRow[]> {
  const { rows } = await sql<{ id: string }>`
    update notifications n set state = 'mailing', mail_id = ${mailId}, mailing_until = ${after(now, ON_ITS_WAY)}
    where n.id = any(${group.map((row) => row.id)}) and (n.state = 'waiting' or (n.state = 'mailing' and n.mailing_until <= ${now}))
      and not exists (select from push_deliveries d where d.notification_id = n.id and (d.accepted_at is not null or d.sending_until > ${now}))
    returning n.id`.execute(tx);
  const ids = new Set(rows.map((row) => row.id));
  return group.filter((row) => ids.has(row.id));
}

/** Messages a reminder tells of: those that have waited for more than a day, as it says. */
async function unreadIn(
  { db, clock }: Services,
  { id }: ReceiverRow,
  rows: readonly NotificationRow[],
): Promise<number> {
  return rows.some((row) => row.cause === 'unread') ? countUnread(db, id, after(clock.now(), -DAY)) : 0;
}

/** What the mail says: how many of which kind, never who or what. */
function letterOf(baseUrl: string, id: string, rows: readonly NotificationRow[], unread: number): Letter {
  const count = (...causes: NotificationRow['cause'][]) =>
    rows.filter((row) => causes.includes(row.cause)).length;
  const counts = {
    messages: count('conversation', 'message'),
    matches: count('match'),
    likes: count('like'),
    unread,
  };
  const paths = new Set(rows.map(pathOf));
  const [path] = paths;
  const url =
    baseUrl + (paths.size === 1 && path ? path : pathTo(counts.messages + unread > 0 ? 'chats' : 'likes'));
  if (rows.every((row) => row.cause === 'unread'))
    return { kind: 'unread', id, url, values: { count: unread } };
  const told = (['messages', 'matches', 'likes'] as const).filter((part) => counts[part] > 0);
  return { kind: 'news', id, url, values: counts, more: told };
}
