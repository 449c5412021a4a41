import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { FINISH_SIGNUP_STEP, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { PASSWORD, type TestUser } from '../harness.ts';
import { picture, upload } from '../photos/support.ts';
import { jobsIn, killInside, releaseClaimed } from '../support/processes/killed-job.ts';
import { prepareSites, type Site } from '../support/processes/two-processes.ts';
import { until } from '../support/until.ts';

const [MINUTES, HOUR, DAY] = [60, 3_600, 86_400];
const onSite = await prepareSites();

const accounts = async ({ t }: Site, users: readonly TestUser[]) =>
  (
    await t.services.db
      .selectFrom('users')
      .select('id')
      .where(
        'id',
        'in',
        users.map(({ id }) => id),
      )
      .execute()
  ).length;
const filesOf = ({ environment }: Site) =>
  readdirSync(path.join(environment.DATA_DIR!, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;
const mailsTo = async ({ t }: Site, subject: string) =>
  (
    await t.services.db.selectFrom('outbox_mails').select('to').where('subject', 'like', subject).execute()
  ).map(({ to }) => to);
/** Locks the row that the last statement of an erasure deletes: everything before it is done by then. */
const lockProfile = (tx: Tx, { id }: TestUser) =>
  tx.selectFrom('profiles').select('user_id').where('user_id', '=', id).forUpdate().execute();

/**
 * Waits until each job of a kind is done, also one that is tried again. Jobs that are done are not counted: those done while the clocks moved
 * are old already, and are cleared away.
 */
async function untilNoneIsLeft(site: Site, job: string): Promise<void> {
  for (const state of ['created', 'active', 'retry'])
    await until(async () => (await jobsIn(site, job, state)) === 0);
  assert.equal(await jobsIn(site, job, 'failed'), 0);
}

/** Members that deleted their accounts fifteen days ago, each with a photo; the erasures are due once `advance` is called. */
async function leavers({ t }: Site, count: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user, client } = await t.member();
    assert.equal((await upload(client, await picture())).status, 201);
    const left = await client.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'time' });
    assert.equal(left.status, 204, left.text);
    users.push(user);
  }
  return users;
}

test(
  '[4.003] an erasure that is due happens once, whichever of two processes runs it',
  ...onSite(async (site) => {
    const users = await leavers(site, 4);
    await Promise.all([site.start(), site.start()]);
    await site.advance(14 * DAY + 1);
    await until(async () => (await accounts(site, users)) === 0);
    assert.equal(await jobsIn(site, 'deletion.erase', 'retry'), 0, 'each at its first try');
    await untilNoneIsLeft(site, 'deletion.erase');
    await until(() => filesOf(site) === 0);
  }),
);

test(
  'an erasure that died with its process leaves the account whole and is done by another',
  ...onSite(async (site) => {
    const [user] = await leavers(site, 1);
    const files = filesOf(site);
    assert.ok(files > 0);
    const server = await site.start();
    await killInside(site, {
      job: 'deletion.erase',
      server,
      lock: (tx) => lockProfile(tx, user!),
      begin: () => site.advance(14 * DAY + 1),
    });
    assert.deepEqual([await accounts(site, [user!]), filesOf(site)], [1, files]);
    await site.start();
    await releaseClaimed(site, 'deletion.erase');
    await until(async () => (await accounts(site, [user!])) === 0);
    await until(() => filesOf(site) === 0);
  }),
);

/** A visitor that has signed up and not confirmed the address; the processes mail the link. */
async function newcomer({ t }: Site, name: string): Promise<TestUser> {
  const email = `${name.toLowerCase()}@mail.example`;
  const client = t.asVisitor();
  const made = await client.call(SIGN_UP, {
    email,
    name,
    password: 'quiet-bridge-31',
    date_of_birth: '1991-02-03',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
  });
  assert.equal(made.status, 201, made.text);
  assert.equal((await client.call(FINISH_SIGNUP_STEP, { step: 4 })).status, 200);
  return { id: made.body.user.id, name, email };
}

const REMINDER = '%still waiting%';
/** Waits for the dispatcher, which sends nothing within ten minutes. */
async function afterTheWait(site: Site, mails: number): Promise<void> {
  await until(async () => (await jobsIn(site, 'notifications.mail', 'created')) > 0);
  await site.advance(11 * MINUTES);
  await until(async () => (await mailsTo(site, REMINDER)).length >= mails);
}

test(
  '[3.026] reminders of both days reach each of four members once from two processes',
  ...onSite(async (site) => {
    const users = await Promise.all(['Rem_1', 'Rem_2', 'Rem_3', 'Rem_4'].map((name) => newcomer(site, name)));
    await Promise.all([site.start(), site.start()]);
    await until(async () => (await mailsTo(site, '%')).length === users.length);
    const addresses = users.map(({ email }) => email).toSorted();
    for (const [hours, count] of [
      [24, 1],
      [48, 2],
    ] as const) {
      await site.advance(hours * HOUR);
      await until(async () => (await jobsIn(site, 'signup.remind', 'completed')) === users.length * count);
      await afterTheWait(site, users.length * count);
      await until(async () => (await jobsIn(site, 'notifications.mail', 'active')) === 0);
      const expected = Array.from({ length: count }, () => addresses)
        .flat()
        .toSorted();
      assert.deepEqual((await mailsTo(site, REMINDER)).toSorted(), expected);
    }
  }),
);

test(
  '[3.026] a reminder that died with its process is mailed once by another',
  ...onSite(async (site) => {
    const user = await newcomer(site, 'Rem_5');
    const server = await site.start();
    await until(async () => (await mailsTo(site, '%')).length === 1);
    await killInside(site, {
      job: 'signup.remind',
      server,
      // The plan of the next reminder is written by then.
      lock: (tx) => sql`lock table notifications in share mode`.execute(tx),
      begin: () => site.advance(24 * HOUR),
    });
    assert.equal(await jobsIn(site, 'signup.remind', 'created'), 0, 'no plan without its reminder');
    await site.start();
    await releaseClaimed(site, 'signup.remind');
    await afterTheWait(site, 1);
    await site.advance(HOUR);
    assert.deepEqual(await mailsTo(site, REMINDER), [user.email]);
    assert.equal(
      await jobsIn(site, 'signup.remind', 'created'),
      1,
      'the reminder of the third day is planned once',
    );
  }),
);

test(
  '[3.026] the purge at fourteen days survives a killed process and happens once over two',
  ...onSite(async (site) => {
    const users: TestUser[] = [];
    for (let index = 0; index < 4; index += 1) users.push(await newcomer(site, `Late_${index}`));
    const server = await site.start();
    await until(async () => (await mailsTo(site, 'Confirm%')).length === users.length);
    await killInside(site, {
      job: 'signup.purge',
      server,
      lock: (tx) => lockProfile(tx, users[3]!),
      begin: () => site.advance(14 * DAY + 1),
    });
    assert.equal(await accounts(site, [users[3]!]), 1, 'nothing is half gone');
    await Promise.all([site.start(), site.start()]);
    await releaseClaimed(site, 'signup.purge');
    await until(async () => (await accounts(site, users)) === 0);
    await untilNoneIsLeft(site, 'signup.purge');
  }),
);
