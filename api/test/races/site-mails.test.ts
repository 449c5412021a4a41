import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { sql } from 'kysely';
import { localDay, localHour, weekdayOf } from '@rendezvous/rules/local-day';
import { listMailings, orderMailing } from '#src/operations/mailings/face.ts';
import { memberWith, send } from '../chats/support.ts';
import { textsOf } from '../site-mails/support.ts';
import { jobsIn, killInside, releaseClaimed } from '../support/processes/killed-job.ts';
import { prepareSites, type Site } from '../support/processes/two-processes.ts';
import { until } from '../support/until.ts';

const [MINUTES, DAY] = [60, 86_400];
const NL = 'Europe/Amsterdam';
const onSite = await prepareSites();

/** Notifications that one member has. */
const notified = async ({ t }: Site, member: string): Promise<number> =>
  (await t.services.db.selectFrom('notifications').select('id').where('user_id', '=', member).execute())
    .length;

/** Members who were last here an hour ago and want one type of the site's mails. */
async function readers({ t }: Site, type: 'news' | 'weekly_updates', count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let index = 0; index < count; index += 1)
    emails.push((await t.makeUser({ gender: 'male', region: 'Utrecht', lastActiveAgo: 3_600 })).email);
  await t.services.db
    .updateTable('users')
    .set({ notifications: JSON.stringify({ [type]: true }) })
    .where('email', 'in', emails)
    .execute();
  return emails.toSorted();
}

/** Addresses mailed with a subject, once per mail. */
async function mailed({ t }: Site, subject: string): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('outbox_mails')
    .select('to')
    .where('subject', 'like', `${subject}%`)
    .execute();
  return rows.map(({ to }) => to).toSorted();
}

/** Outbox rows are locked for inserting: a mail that is sent waits there. */
const lockOutbox = (tx: Site['t']['services']['db']) =>
  sql`lock table outbox_mails in share mode`.execute(tx);

/** Jobs of a kind that a process should fetch now, or has fetched. */
async function dueJobs({ t }: Site, job: string): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = ${job} and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`.execute(
    t.services.db,
  );
  return rows[0]!.jobs;
}

/** Releases the jobs of a killed process to another, and waits until nothing of the kinds is on its way. */
async function handOver(site: Site, ...kinds: string[]): Promise<void> {
  await site.start();
  for (const kind of kinds) await releaseClaimed(site, kind);
  await site.advance(11 * MINUTES);
}

test(
  '[3.026] news in small batches, ordered once, reach each member once when one of two processes is killed in the middle',
  ...onSite(async (site) => {
    const { db } = site.t.services;
    await site.t.set('mailing_batch', 5);
    await site.t.set('mailing_pause_seconds', 1);
    const members = await readers(site, 'news', 24);
    const [first] = await Promise.all([site.start(), site.start()]);
    const id = await orderMailing(site.t.services, 'mona', { texts: textsOf('News') });
    await until(async () => (await mailed(site, 'News')).length > 6);
    await site.kill(first);
    const atTheKill = (await mailed(site, 'News')).length;
    assert.ok(atTheKill < members.length, 'killed in the middle');
    await site.start();
    const isDone = async () => {
      await site.advance(3 * MINUTES);
      for (const kind of ['mailings.batch', 'notifications.deliver', 'notifications.mail'])
        await releaseClaimed(site, kind);
      const [mailing] = await listMailings(db);
      return mailing?.status === 'sent' && mailing.mailed === members.length;
    };
    await until(isDone);
    assert.deepEqual(await mailed(site, 'News'), members);
    assert.equal((await listMailings(db))[0]?.id, id);
  }),
);

test(
  '[3.026] a weekly update whose process dies while it is sent is mailed once by another',
  ...onSite(async (site) => {
    const { t } = site;
    const now = t.clock.now();
    const days = (12 - weekdayOf(localDay(now, NL))) % 7 || 7;
    const friday = localDay(new Date(now.getTime() + days * DAY * 1000), NL);
    const toFriday = Math.ceil((localHour(friday, 9, NL).getTime() - now.getTime()) / 1000) + MINUTES;
    const server = await site.start();
    await site.advance(toFriday);
    const members = await readers(site, 'weekly_updates', 6);
    await t.makeUser({ region: 'Utrecht', signedUpAgo: DAY });
    await killInside(site, {
      job: 'notifications.mail',
      server,
      lock: lockOutbox,
      // A round looks every quarter of an hour, and the members are spread over two hours.
      begin: async () => {
        for (let step = 0; step < 10; step += 1) {
          await site.advance(12 * MINUTES);
          await until(async () => (await dueJobs(site, 'weekly-updates.round')) === 0);
        }
      },
    });
    assert.ok((await mailed(site, 'Your week')).length < members.length, 'killed in the middle');
    await Promise.all([site.start(), site.start()]);
    await handOver(site, 'weekly-updates.round', 'notifications.deliver', 'notifications.mail');
    await until(async () => (await mailed(site, 'Your week')).length >= members.length);
    await site.advance(DAY);
    await until(async () => (await jobsIn(site, 'weekly-updates.round', 'active')) === 0);
    assert.deepEqual(await mailed(site, 'Your week'), members);
  }),
);

test(
  '[3.026] what waits for a member is mailed in one digest by one of two processes, also when one dies on it',
  ...onSite(async (site) => {
    const { t } = site;
    const writers = await Promise.all([0, 1, 2].map(() => memberWith(t, 10, { paid: true })));
    const bo = await t.makeUser({ gender: 'male', lastActiveAgo: 3_600 });
    const server = await site.start();
    for (const { client } of writers) assert.equal((await send(client, bo.id)).status, 201);
    await writers[0]!.client.call(LIKE, { member: bo.id });
    await until(async () => (await jobsIn(site, 'notifications.mail', 'created')) > 0);
    await site.advance(MINUTES);
    // Messages of one moment share a job, so notifications are counted, not jobs.
    await until(async () => (await notified(site, bo.id)) === 4);
    await until(async () => (await jobsIn(site, 'notifications.deliver', 'created')) === 0);
    await until(async () => (await jobsIn(site, 'notifications.deliver', 'active')) === 0);
    await killInside(site, {
      job: 'notifications.mail',
      server,
      lock: lockOutbox,
      begin: () => site.advance(10 * MINUTES),
    });
    await site.start();
    await handOver(site, 'notifications.mail');
    await until(async () => (await mailed(site, 'There’s something new')).length > 0);
    await site.advance(30 * MINUTES);
    await until(async () => (await jobsIn(site, 'notifications.mail', 'active')) === 0);
    assert.deepEqual(await mailed(site, 'There’s something new'), [bo.email]);
    const mail = await t.services.db
      .selectFrom('outbox_mails')
      .select('text')
      .where('to', '=', bo.email)
      .executeTakeFirstOrThrow();
    assert.match(mail.text, /3 new messages are waiting for you[\s\S]*You have a new like/);
  }),
);
