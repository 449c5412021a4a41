import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { isoWeek, localDay, localHour, weekdayOf } from '@rendezvous/rules/local-day';
import { minuteOf, openMorning } from '#src/site/weekly-updates/policy.ts';
import { planRound } from '#src/site/weekly-updates/face.ts';
import { DAY, MINUTE, type Member } from '../notifications/support.ts';
import { createSiteMailsApp } from './support.ts';

const t = await createSiteMailsApp();
after(() => t.close());
const { db, jobs } = t.services;
const RULES = { weekday: 5, hour: 9, spreadMinutes: 120 };
const NL = 'Europe/Amsterdam';
const HOUR = 60 * MINUTE;

const weeklyTo = (member: Member) => t.mailsTo(member).filter((mail) => mail.subject.includes('Your week'));

/** Moves to the next Thursday, 20:00 in the Netherlands, before the updates of that week. */
async function toThursdayEvening(): Promise<void> {
  const now = t.clock.now();
  const days = (11 - weekdayOf(localDay(now, NL))) % 7 || 7;
  const thursday = localDay(new Date(now.getTime() + days * DAY * 1000), NL);
  await t.wait((localHour(thursday, 20, NL).getTime() - now.getTime()) / 1000);
}
/** Advances by hours in steps of a quarter of an hour, as the rounds do. */
async function live(hours: number): Promise<void> {
  for (let step = 0; step < hours * 4; step += 1) await t.wait(15 * MINUTE);
}
/** Advances through the night, until nine minus a minute. */
const night = () => t.wait(13 * HOUR - MINUTE);

await planRound(t.services, db, t.clock.now());
await toThursdayEvening();

test('[3.026] a member who wants it gets one mail a week, in the morning of their country, with what has really come', async () => {
  const [bo, anna, cas] = [
    await t.wanting('weekly_updates', { gender: 'male', region: 'Utrecht' }),
    await t.away({ region: 'Utrecht', signedUpAgo: 2 * DAY }),
    await t.away({ region: 'Utrecht', signedUpAgo: 3 * DAY, fictional: true }),
  ];
  await t.away({ region: 'Drenthe', signedUpAgo: DAY });
  await t.away({ region: 'Utrecht', signedUpAgo: 30 * DAY });
  await t.away({ region: 'Utrecht', signedUpAgo: DAY, invisible: true });
  await t.away({ region: 'Utrecht', signedUpAgo: DAY, gender: 'male' });
  await t.write(anna, bo, 'canary-weekly-text');
  await anna.client.call(LIKE, { member: bo.user.id });
  assert.ok(cas);
  await night();
  assert.deepEqual(weeklyTo(bo), [], 'not before nine');
  await live(3);
  const [mail, ...more] = weeklyTo(bo);
  assert.deepEqual(more, []);
  assert.match(
    mail!.text,
    /- 1 unread message\n- 1 new like\n- 1 new person near you\n\nYou have 50 credits\./,
  );
  assert.doesNotMatch(JSON.stringify(mail), new RegExp(`${anna.user.name}|canary-weekly`));
  for (let step = 0; step < 12; step += 1) await t.wait(DAY / 4);
  assert.equal(weeklyTo(bo).length, 1);
  await t.write(anna, bo, 'more');
  await toThursdayEvening();
  await night();
  await live(3);
  assert.equal(weeklyTo(bo).length, 2, 'the next in the next week');
});

test('there is no mail without news, nor for members who switched it off, left, or may get no mail', async () => {
  await toThursdayEvening();
  const region = 'Zeeland';
  const quiet = await t.wanting('weekly_updates', { gender: 'male', region });
  const off = await t.away({ gender: 'male', region });
  const others = await Promise.all(
    (['not_confirmed', 'suspended', 'pending_deletion'] as const).map((status) =>
      t.wanting('weekly_updates', { gender: 'male', region: 'Limburg', status }),
    ),
  );
  const complained = await t.wanting('weekly_updates', { gender: 'male', region: 'Limburg' });
  await db
    .updateTable('users')
    .set({ notifications_disabled: ['fbl'] })
    .where('id', '=', complained.user.id)
    .execute();
  await t.away({ region: 'Limburg', signedUpAgo: DAY });
  await night();
  await live(3);
  for (const member of [quiet, off, complained, ...others]) assert.deepEqual(t.mailsTo(member), []);
  assert.deepEqual(await t.states(quiet), ['weekly seen']);
});

test('a server that was away on the day sends on the next morning, and not in the night', async () => {
  await toThursdayEvening();
  const bo = await t.wanting('weekly_updates', { gender: 'male', region: 'Flevoland' });
  await t.away({ region: 'Flevoland', signedUpAgo: DAY });
  await t.wait(30 * HOUR);
  assert.deepEqual(weeklyTo(bo), [], 'Saturday, two at night');
  await t.wait(7 * HOUR);
  await live(3);
  assert.equal(weeklyTo(bo).length, 1);
});

test('what was switched off between the round and the mail is not sent', async () => {
  await toThursdayEvening();
  const bo = await t.wanting('weekly_updates', { gender: 'male', region: 'Groningen' });
  await t.away({ region: 'Groningen', signedUpAgo: DAY });
  await t.wait(13 * HOUR);
  assert.deepEqual(await t.states(bo), ['weekly new']);
  await bo.client.call(CHANGE_USER, { notifications: { weekly_updates: false } });
  await live(3);
  assert.deepEqual([weeklyTo(bo), await t.states(bo)], [[], ['weekly dropped']]);
});

test('at most one round waits, however often it is planned', async () => {
  for (let round = 0; round < 3; round += 1) await planRound(t.services, db, t.clock.now());
  await t.advance(20 * MINUTE);
  assert.equal(await jobs.drain(), 1);
});

test('mornings and weeks are those of the country, over changes of the clock and of the year', () => {
  const at = (text: string) => openMorning(new Date(text), NL, RULES);
  assert.equal(at('2026-11-27T07:59:00Z'), null);
  assert.equal(at('2026-11-27T08:00:00Z')?.week, '2026-W48');
  assert.equal(at('2026-11-27T10:00:00Z'), null, 'the morning is over');
  assert.equal(at('2026-11-26T08:30:00Z'), null, 'a Thursday');
  assert.equal(at('2026-11-29T08:30:00Z')?.week, '2026-W48', 'a Sunday is late and still of that week');
  assert.equal(at('2026-07-03T07:00:00Z')?.start.toISOString(), '2026-07-03T07:00:00.000Z', 'summer time');
  assert.equal(openMorning(new Date('2026-11-27T14:00:00Z'), 'America/New_York', RULES)?.week, '2026-W48');
  assert.deepEqual(['2027-01-01', '2027-01-04', '2026-12-31', '2024-12-30', '2021-01-03'].map(isoWeek), [
    '2026-W53',
    '2027-W01',
    '2026-W53',
    '2025-W01',
    '2020-W53',
  ]);
});

test('members are spread over the morning, each at a minute that stays the same', () => {
  const minutes = Array.from({ length: 400 }, (_, index) => minuteOf(`member-${index}`, '2026-W48', 120));
  assert.ok(minutes.every((minute) => minute >= 0 && minute < 120));
  assert.ok(new Set(minutes).size > 90);
  assert.equal(minuteOf('anna', '2026-W48', 120), minuteOf('anna', '2026-W48', 120));
});
