import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { LOG_IN } from '@rendezvous/contract/resources/accounts/endpoints';
import { DELETE_ACCOUNT } from '@rendezvous/contract/resources/deletion/endpoints';
import { READ_CHAT, READ_CHATS } from '@rendezvous/contract/resources/chats/endpoints';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { sql } from 'kysely';
import { purgeExpired } from '#src/housekeeping.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { memberWith, send } from '../chats/support.ts';
import { payLate, refunded } from '../payments/support.ts';
import { createTestApp } from '../harness.ts';
import { addPhoto, live, signUp } from '../support/hostile/canary-life.ts';
import { plantInTables, plantOthers, plantOutOfList } from '../support/hostile/canary-plants.ts';
import {
  CANARIES,
  DAY,
  EMAIL,
  MESSAGE,
  NEVER_STORED,
  PASSWORD,
  type Canary,
} from '../support/hostile/canary-values.ts';
import { startPushService } from '../support/push/push-service.ts';
import { scan } from '../support/hostile/scan.ts';

const log: string[] = [];
const push = await startPushService();
const t = await createTestApp(
  { LOG_LEVEL: 'trace', PUSH_PRIVATE_ADDRESSES: 'true' },
  { clock: createFixedClock(new Date()), logStream: { write: (line) => log.push(line) } },
);
after(async () => {
  await t.close();
  await push.close();
});
const { db, config, jobs } = t.services;

let id = '';
const anna = t.asVisitor();
const bo = await memberWith(t, 10, { gender: 'male', paid: true });
const cas = await memberWith(t, 10, { gender: 'male', paid: true });
const scene = { t, push, bo, cas };

const leftOver = () => scan(db, config.DATA_DIR, log, Object.values(CANARIES));
const namesOf = (found: readonly { canary: string }[]) => new Set(found.map(({ canary }) => canary));

test('[4.003] the erasure after fourteen days leaves none of forty-nine canaries in any table, file, job or log line', async () => {
  assert.equal(Object.keys(CANARIES).length, 49);
  id = await signUp(scene, anna);
  assert.equal((await send(anna, cas.user.id, CANARIES['held message'])).status, 201);
  await addPhoto(anna);
  await plantInTables(scene, id);
  const browser = t.asVisitor();
  const login = await browser.call(
    LOG_IN,
    { email: EMAIL, password: PASSWORD },
    { headers: { 'user-agent': CANARIES['browser at log-in'] } },
  );
  assert.equal(login.status, 200, login.text);
  await live(scene, id, browser);
  await jobs.drain();
  // A job that failed for good, with the words of its failure.
  const [data, output] = [
    { to: CANARIES['data of a job'] },
    { message: `550 ${CANARIES['error of a job']}` },
  ];
  await sql`insert into pgboss.job (name, data, output, state, completed_on)
    select name, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(output)}::jsonb, 'failed', now() from pgboss.queue limit 1`.execute(
    db,
  );
  await plantOthers(scene, id);
  await jobs.drain();
  await plantOutOfList(scene, id);
  const remarks = CANARIES.remarks;
  const left = await browser.call(DELETE_ACCOUNT, { password: PASSWORD, reason: 'other', remarks });
  assert.equal(left.status, 204, left.text);
  await jobs.drain();

  const planted = namesOf(await leftOver());
  const missing = (Object.keys(CANARIES) as Canary[]).filter(
    (name) => !planted.has(CANARIES[name]) && !NEVER_STORED.has(name),
  );
  // Sessions and push subscriptions end with the deletion itself.
  assert.deepEqual(
    missing,
    ['browser at sign-up', 'browser at log-in', 'push endpoint'],
    'everything else is there',
  );

  await t.advance(14 * DAY + 1);
  await jobs.drain();
  await purgeExpired(t.services);
  await jobs.drain();
  assert.deepEqual(await leftOver(), []);

  const received = await scan(db, config.DATA_DIR, log, [MESSAGE]);
  assert.deepEqual(
    received.map(({ where }) => where),
    ['public.messages.text'],
  );
  const { chats } = (await bo.client.call(READ_CHATS)).body;
  assert.deepEqual([chats.length, chats[0]!.profile.name], [1, ''], 'from a deleted member');
  const conversation = chats[0]!.conversation.id;
  const chat = (await bo.client.call(READ_CHAT, { conversation })).body;
  assert.deepEqual([chat.messages.at(-1)!.text, chat.can_send], [MESSAGE, false]);
  assert.equal((await send(bo.client, '', 'Hello?', { conversation })).status, 404);
  assert.deepEqual((await checkLedger(db)).faults, []);
});

test('payments stay in the books without an account, and money that still arrives is refunded', async () => {
  const payments = await db.selectFrom('payments').selectAll().where('user_id', '=', id).execute();
  assert.deepEqual(payments.map(({ status }) => status).toSorted(), ['completed', 'expired']);
  assert.equal(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(), undefined);
  const open = payments.find(({ status }) => status === 'expired')!;
  await payLate(t, open.id);
  await refunded(t);
  const late = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', open.id)
    .executeTakeFirstOrThrow();
  assert.equal(late.status, 'refunded');
});

test('name and address of an erased account are free again', async () => {
  const again = t.asVisitor();
  const answer = await again.call(SIGN_UP, {
    email: EMAIL,
    name: CANARIES.name,
    password: 'quiet-bridge-31',
    date_of_birth: '1991-02-03',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
  });
  assert.equal(answer.status, 201, answer.text);
});
