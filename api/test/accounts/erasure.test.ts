import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { ChatResponse, ChatsResponse } from '@rendezvous/contract/chats';
import { HALF_PROMPTS } from '@rendezvous/contract/half-prompts';
import type { UserResponse } from '@rendezvous/contract/user';
import { PROFILE_CONSENT } from '@rendezvous/contract/signup-values';
import { sql } from 'kysely';
import sharp from 'sharp';
import { standInKey } from '#src/identity/accounts/service.ts';
import { insertPartner } from '#src/identity/partners/partner-repository.ts';
import { purgeExpired } from '#src/housekeeping.ts';
import { closeComplaint } from '#src/site/complaints/service.ts';
import { checkLedger } from '#src/money/wallet/oracle-repository.ts';
import { takeEvent } from '#src/money/payments/settle.ts';
import { createFixedClock } from '#src/platform/lib/clock.ts';
import { keepChatPhoto } from '#src/conversation/chat-photos/service.ts';
import { madePicture } from '../support/made-picture.ts';
import { memberWith, send, show } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { choose, order, started } from '../payments/support.ts';
import { Authenticator } from '../support/authenticator.ts';
import { addPasskey } from '../support/passkeys.ts';
import { startPushService } from '../support/push-service.ts';
import { scan } from '../support/scan.ts';

const DAY = 86_400;
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

const digest = (text: string, form: 'hex' | 'base64url') => createHash('sha256').update(text).digest(form);

const EMAIL = 'canary-address@mail.example';
const FORMER = 'canary-former@mail.example';
const PASSWORD = 'canary-password-anna-7';
/** What one member leaves in the product; each is looked for everywhere. */
const CANARIES = {
  name: 'CanaryName',
  address: EMAIL,
  'former address': FORMER,
  'digest of the address': digest(EMAIL, 'base64url'),
  'hex digest of the address': digest(EMAIL, 'hex'),
  password: PASSWORD,
  'date of birth': '1987-03-29',
  region: 'canary-region',
  city: 'canary-city',
  'about me': 'canary-about-me',
  'half sentence 1': 'canary-half-one',
  'half sentence 2': 'canary-half-two',
  'half sentence 3': 'canary-half-three',
  'artist of a photo': 'canary-artist',
  'comment of a photo': 'canary-comment',
  'name of a photo file': 'canary-file-name',
  'held message': 'canary-held-message',
  'message before sign-up': 'canary-first-message',
  'message the other removed': 'canary-removed-message',
  remarks: 'canary-remarks',
  complaint: 'canary-complaint-text',
  'link of a complaint': 'canary-complaint-link',
  'complaint of a visitor': 'canary-visitor-complaint',
  'resolution of a complaint': 'canary-resolution',
  'reason of a photo': 'canary-photo-reason',
  'browser at sign-up': 'canary-browser-one',
  'browser at log-in': 'canary-browser-two',
  network: 'canary-network',
  ref: 'canary-ref',
  sub1: 'canary-sub-one',
  sub2: 'canary-sub-two',
  sub3: 'canary-sub-three',
  'push endpoint': 'canary-endpoint',
  'name of a passkey': 'canary-passkey',
  'reference of a payment means': 'canary-token-reference',
  'code of her own': 'CANARYCODE',
  'version of a consent': 'canary-consent-version',
  'error of a job': 'canary-job-error',
  'data of a job': 'canary-job-data',
  'client id of a message': 'ca0a0000-0000-4000-8000-00000000ca0a',
  'idempotency key': 'canary-idempotency-key',
  'name told by a partner': 'canary-partner-name',
  'tracking of a partner': 'canary-partner-sub',
  'name of a stand-in': 'CanaryStandIn',
  'words of a measure': 'canary-measure-words',
  'answer to a complaint': 'canary-complaint-answer',
  'photo of a chat': 'canary-chat-photo',
  'words of a report': 'canary-report-words',
  'message that was reported': 'canary-reported-message',
} as const;
type Canary = keyof typeof CANARIES;

/** Values that are never kept as they are: hashed, stripped, or only passed on. */
const NEVER_KEPT: ReadonlySet<Canary> = new Set<Canary>([
  'hex digest of the address',
  'password',
  'artist of a photo',
  'comment of a photo',
  'name of a photo file',
  'idempotency key',
]);
/** The one text that stays, for its reader: PRODUCT §3, messages stay as "deleted member". */
const MESSAGE = 'canary-received-message';

let id = '';
const anna = t.asVisitor();
const bo = await memberWith(t, 10, { gender: 'male', paid: true });
const cas = await memberWith(t, 10, { gender: 'male', paid: true });
const says = (agent: string) => ({ headers: { 'user-agent': agent } });

async function signUp(client: TestClient): Promise<void> {
  const { name, network, ref, sub1, sub2, sub3 } = CANARIES;
  const body = {
    email: FORMER,
    name,
    password: PASSWORD,
    date_of_birth: CANARIES['date of birth'],
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
    signup_message: { member: bo.user.id, text: CANARIES['message before sign-up'] },
    tracking: { network, ref, sub1, sub2, sub3 },
  };
  const made = await client.post<UserResponse>('/api/signup.php', body, {
    headers: { 'idempotency-key': CANARIES['idempotency key'], 'user-agent': CANARIES['browser at sign-up'] },
  });
  assert.equal(made.status, 201, made.text);
  id = made.body.user!.id;
  await client.put('/api/signup.php', { step: 4 });
  await jobs.drain();
}

async function addPhoto(client: TestClient): Promise<void> {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#8c2f39' } })
    .withExif({
      IFD0: { Artist: CANARIES['artist of a photo'], ImageDescription: CANARIES['comment of a photo'] },
    })
    .jpeg()
    .toBuffer();
  const boundary = 'form-of-the-canary';
  const name = `${CANARIES['name of a photo file']}.jpg`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const added = await client.post('/api/photo.php', undefined, { payload, headers });
  assert.equal(added.status, 201, added.text);
}

/** What no call writes in these words stands in the database as if it had been written before a rule came. */
async function plantInTables(): Promise<void> {
  const now = t.clock.now();
  await db
    .updateTable('users')
    .set({ email: EMAIL, email_key: EMAIL, status: 'active', confirmed_at: now, paid_user: true })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('profiles')
    .set({
      status: 'active',
      listed: true,
      region: CANARIES.region,
      city: CANARIES.city,
      about_me: CANARIES['about me'],
      half_prompts: JSON.stringify(
        (['half sentence 1', 'half sentence 2', 'half sentence 3'] as const).map((one, place) => ({
          prompt: HALF_PROMPTS[place],
          language: 'en',
          text: CANARIES[one],
        })),
      ) as never,
    })
    .where('user_id', '=', id)
    .execute();
  await db
    .insertInto('mandates')
    .values({
      id: randomUUID(),
      user_id: id,
      method: 'paypal',
      provider: 'sandbox',
      token_reference: CANARIES['reference of a payment means'],
      created_at: now,
      opted_in_at: now,
      revoked_at: null,
    })
    .execute();
  await db
    .insertInto('discount_codes')
    .values({
      code: CANARIES['code of her own'],
      value_percentage: 10,
      currency: null,
      minimum_order: null,
      country: null,
      user_id: id,
      expires: null,
      status: 'active',
      validity: 'once',
      created_at: now,
    })
    .execute();
}

/** Words where the product keeps a list: read once more they would be refused. */
async function plantOutOfList(): Promise<void> {
  await db
    .updateTable('photos')
    .set({ reason: CANARIES['reason of a photo'] as never })
    .where('user_id', '=', id)
    .execute();
  await db
    .updateTable('consents')
    .set({ version: CANARIES['version of a consent'] })
    .where('user_id', '=', id)
    .execute();
}

const report = (client: TestClient, message: string, text: string) =>
  client.post('/api/report.php', { message, reason: 'other', text });

async function live(client: TestClient): Promise<void> {
  const paid = await started(client, { package: 'p1' });
  await choose(client, paid.id, 'paid');
  assert.equal((await order(client, { package: 'p1' })).status, 201);
  const photo = CANARIES['photo of a chat'];
  const names = madePicture();
  const contents = new Map([...names.contents.keys()].map((name) => [name, Buffer.from(photo)]));
  await keepChatPhoto(t.services, id, { ...names, contents }, photo);
  assert.equal((await show(client, bo.user.id, photo)).status, 201);
  assert.equal(
    (await send(client, bo.user.id, MESSAGE, { clientId: CANARIES['client id of a message'] })).status,
    201,
  );
  const removed = await send(client, cas.user.id, CANARIES['message the other removed']);
  assert.equal(removed.status, 201, removed.text);
  const conversation = removed.body.conversation.id;
  const reported = await send(client, cas.user.id, CANARIES['message that was reported']);
  assert.equal((await report(cas.client, reported.body.message.id, 'Please look.')).status, 201);
  const answer = await send(cas.client, id, 'Leave me alone', { conversation });
  assert.equal((await report(client, answer.body.message.id, CANARIES['words of a report'])).status, 201);
  assert.equal((await cas.client.delete('/api/chat.php', { conversation })).status, 204);
  assert.equal((await cas.client.delete('/api/chat.php', { conversation })).status, 204);
  // The message of another keeps a half of her profile.
  const dora = await memberWith(t, 1);
  const pair = await dora.client.post('/api/chat.php', {
    member: id,
    client_id: randomUUID(),
    kind: 'text',
    text: 'the other half',
    half_prompt: { prompt: HALF_PROMPTS[0], language: 'en', text: CANARIES['half sentence 1'] },
  });
  assert.equal(pair.status, 201, pair.text);
  await client.post('/api/like.php', { member: bo.user.id });
  await client.post('/api/block.php', { member: cas.user.id });
  const browser = push.browser(CANARIES['push endpoint']);
  assert.equal(
    (await client.post('/api/user.php?push=1', { subscription: browser.subscription })).status,
    204,
  );
  await addPasskey(client, new Authenticator(), CANARIES['name of a passkey']);
  const complaint = await client.post<{ ticket: string }>('/api/complaint.php', {
    category: 'other',
    text: CANARIES.complaint,
    link: `http://localhost:4200/members/${CANARIES['link of a complaint']}`,
  });
  assert.equal(complaint.status, 201, complaint.text);
  await closeComplaint(t.services, 'mona', complaint.body.ticket, CANARIES['resolution of a complaint']);
  const visitor = await t.asVisitor().post('/api/complaint.php', {
    category: 'privacy',
    text: CANARIES['complaint of a visitor'],
    email: EMAIL.toUpperCase(),
  });
  assert.equal(visitor.status, 201, visitor.text);
  await t.asVisitor().post('/api/user.php', { email: EMAIL, password: 'not-the-password' });
}

/** What others leave of her: a partner's unfinished sign-up, a second account with her address, and what operators wrote. */
async function plantOthers(): Promise<void> {
  const now = t.clock.now();
  await insertPartner(db, 'A partner', 'partner', now);
  const partner = await db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('partner_signups')
    .values({
      id: randomUUID(),
      partner_id: partner.id,
      domain: 'localhost',
      email: EMAIL,
      email_key: EMAIL,
      answers: JSON.stringify({ name: CANARIES['name told by a partner'] }),
      tracking: JSON.stringify({ sub1: CANARIES['tracking of a partner'] }),
      consent_version: '1',
      consent_language: 'en',
      consent_given_at: now,
      token_hash: digest('canary', 'hex'),
      created_at: now,
      // Longer than the account has to live: only the erasure ends it.
      expires_at: new Date(now.getTime() + 60 * DAY * 1000),
      completed_at: null,
      user_id: null,
    })
    .execute();
  // Younger than the account: only the erasure of the account ends it.
  const standIn = await t.makeUser({ name: CANARIES['name of a stand-in'], status: 'not_confirmed' });
  const tomorrow = new Date(now.getTime() + DAY * 1000);
  await db
    .updateTable('users')
    .set({
      email: EMAIL,
      email_key: standInKey(standIn.id),
      stands_in_for: EMAIL,
      signup_date: tomorrow,
      created_at: tomorrow,
    })
    .where('id', '=', standIn.id)
    .execute();
  const { client: admin } = await t.operator('admin');
  const reason = CANARIES['words of a measure'];
  assert.equal((await admin.post('/api/ops/profile-hold', { member: id, reason })).status, 204);
  const { ticket } = await db
    .selectFrom('complaints')
    .select('ticket')
    .where('text', '=', CANARIES['complaint of a visitor'])
    .executeTakeFirstOrThrow();
  const text = `${CANARIES['answer to a complaint']}, at length.`;
  assert.equal((await admin.post('/api/ops/complaint-answer', { ticket, text })).status, 200);
}

const leftOver = () => scan(db, config.DATA_DIR, log, Object.values(CANARIES));
const namesOf = (found: readonly { canary: string }[]) => new Set(found.map(({ canary }) => canary));

test('[4.003] the erasure after fourteen days leaves none of forty-nine canaries in any table, file, job or log line', async () => {
  assert.equal(Object.keys(CANARIES).length, 49);
  await signUp(anna);
  assert.equal((await send(anna, cas.user.id, CANARIES['held message'])).status, 201);
  await addPhoto(anna);
  await plantInTables();
  const browser = t.asVisitor();
  const login = await browser.post(
    '/api/user.php',
    { email: EMAIL, password: PASSWORD },
    says(CANARIES['browser at log-in']),
  );
  assert.equal(login.status, 200, login.text);
  await live(browser);
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
  await plantOthers();
  await jobs.drain();
  await plantOutOfList();
  const remarks = CANARIES.remarks;
  const left = await browser.delete('/api/user.php', { password: PASSWORD, reason: 'other', remarks });
  assert.equal(left.status, 204, left.text);
  await jobs.drain();

  const planted = namesOf(await leftOver());
  const missing = (Object.keys(CANARIES) as Canary[]).filter(
    (name) => !planted.has(CANARIES[name]) && !NEVER_KEPT.has(name),
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
  const { chats } = (await bo.client.get<ChatsResponse>('/api/chats.php')).body;
  assert.deepEqual([chats.length, chats[0]!.profile.name], [1, ''], 'from a deleted member');
  const conversation = chats[0]!.conversation.id;
  const chat = (await bo.client.get<ChatResponse>(`/api/chat.php?conversation=${conversation}`)).body;
  assert.deepEqual([chat.messages.at(-1)!.text, chat.can_send], [MESSAGE, false]);
  assert.equal((await send(bo.client, '', 'Hello?', { conversation })).status, 404);
  assert.deepEqual((await checkLedger(db)).faults, []);
});

test('payments stay for the books without an account, and money that still arrives is given back', async () => {
  const payments = await db.selectFrom('payments').selectAll().where('user_id', '=', id).execute();
  assert.deepEqual(payments.map(({ status }) => status).toSorted(), ['cancelled', 'completed']);
  assert.equal(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(), undefined);
  const open = payments.find(({ status }) => status === 'cancelled')!;
  const event = { id: 'money-after-the-erasure', paymentId: open.id, outcome: 'completed' } as const;
  await takeEvent({ ...t.services, provider: null }, 'sandbox', event);
  await jobs.drain();
  const late = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', open.id)
    .executeTakeFirstOrThrow();
  assert.equal(late.status, 'refunded');
});

test('name and address of an erased account are free again', async () => {
  const again = t.asVisitor();
  const answer = await again.post('/api/signup.php', {
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
