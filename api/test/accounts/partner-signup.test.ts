import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PartnerSignupBody, CompleteSignupBody } from '@rendezvous/contract/resources/partners/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/schemas';
import {
  COMPLETE_SIGNUP,
  PARTNER_SIGN_UP,
  READ_PARTNER_SIGNUP,
} from '@rendezvous/contract/resources/partners/endpoints';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { ACTIVATE, READ_ACTIVATION } from '@rendezvous/contract/resources/signup/endpoints';
import { purgeExpired } from '#src/housekeeping.ts';
import { addPartner, dropPartner } from '#src/identity/partners/face.ts';
import { createTestApp } from '../harness.ts';
import { newestLink } from '../support/accounts/newest-link.ts';

const log: string[] = [];
const t = await createTestApp(
  { LOG_LEVEL: 'trace' },
  { logStream: { write: (line) => void log.push(line) } },
);
after(() => t.close());
const { db } = t.services;
const DAY = 86_400;
const KEY = await addPartner(t.services, 'test', 'Meet Market', 'meetmarket');
const OTHER_KEY = await addPartner(t.services, 'test', 'Other', 'other');

let count = 0;
function person(changes: Partial<PartnerSignupBody> = {}) {
  count += 1;
  return {
    email: `guest${count}@mail.example`,
    name: `Guest_${count}`,
    date_of_birth: '1991-05-02',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'nl',
    consent: { version: 'terms-7', given_at: '2026-01-02T03:04:05Z' },
    tracking: { ref: 'banner', sub1: 'a' },
    ...changes,
  } satisfies PartnerSignupBody;
}

const keyed = (key = KEY, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${key}`, ...more },
});
const offer = (body: PartnerSignupBody, options = keyed()) =>
  t.asVisitor().call(PARTNER_SIGN_UP, body, options);
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

async function offered(changes: Partial<PartnerSignupBody> = {}): Promise<string> {
  const answer = await offer(person(changes));
  assert.equal(answer.status, 201, answer.text);
  return tokenOf(answer.body.complete_signup_url);
}

const read = (token: string) => t.asVisitor().call(READ_PARTNER_SIGNUP, { token });
const completion = (token: string, changes: Partial<CompleteSignupBody> = {}): CompleteSignupBody => ({
  token,
  password: 'green-lantern-77',
  language: 'nl',
  profile_consent: PROFILE_CONSENT,
  ...changes,
});
const complete = (token: string, changes?: Partial<CompleteSignupBody>) =>
  t.asVisitor().call(COMPLETE_SIGNUP, completion(token, changes));
const rowsOf = (token: string) =>
  db
    .selectFrom('partner_signups')
    .selectAll()
    .where('id', 'is not', null)
    .execute()
    .then((rows) => rows.filter(({ id }) => t.services.signer.sign('partner-signup', id) === token));

test('[2.018] a partner’s sign-up is completed by its link: the account is not confirmed, its steps are done, and the partner is its traffic source', async () => {
  const body = person();
  const answer = await offer(body);
  assert.equal(answer.status, 201, answer.text);
  assert.match(
    answer.body.complete_signup_url,
    /^http:\/\/localhost:4200\/complete-signup\?token=[\w-]{22}$/,
  );
  const token = tokenOf(answer.body.complete_signup_url);
  assert.deepEqual((await read(token)).body, {
    email: body.email,
    partner: 'Meet Market',
    name: body.name,
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'nl',
    missing: [],
  });
  const client = t.asVisitor();
  const made = await client.call(COMPLETE_SIGNUP, completion(token));
  assert.equal(made.status, 200, made.text);
  const { user } = made.body;
  assert.deepEqual([user.status, user.profile.status, user.email], ['not_confirmed', 'disabled', body.email]);
  assert.equal((await client.call(READ_USER)).body.user!.id, user.id);
  await t.services.jobs.drain();
  assert.deepEqual((await client.call(READ_ACTIVATION)).body.steps, [...ACTIVATION_STEPS]);
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  assert.deepEqual(row.tracking, { ref: 'banner', sub1: 'a', network: 'meetmarket' });
  const activation = await newestLink(t, body.email);
  assert.equal((await client.call(ACTIVATE, { token: activation })).body.user!.status, 'active');
});

test('the consent record stays with the account, the partner’s data is deleted', async () => {
  const token = await offered({
    consent: { version: 'terms-8', language: 'de', given_at: '2026-02-03T04:05:06Z' },
  });
  const { user } = (await complete(token)).body;
  const [row] = await rowsOf(token);
  assert.deepEqual(
    [row?.user_id, row?.consent_version, row?.consent_language, row?.consent_given_at.toISOString()],
    [user.id, 'terms-8', 'de', '2026-02-03T04:05:06.000Z'],
  );
  assert.deepEqual([row?.email, row?.email_key, row?.answers, row?.tracking], [null, null, {}, {}]);
  const consent = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  assert.equal(consent.version, PROFILE_CONSENT);
});

test('the page asks for each field that the partner left out, and each is required', async () => {
  const { email, consent } = person();
  const token = tokenOf((await offer({ email, consent })).body.complete_signup_url);
  assert.deepEqual((await read(token)).body.missing, [
    'name',
    'gender',
    'seeking',
    'date_of_birth',
    'country',
  ]);
  const refused = await complete(token, { name: 'Late_Guest' });
  assert.deepEqual(
    refused.problem.errors?.map(({ field, code }) => `${field} ${code}`),
    ['gender required', 'seeking required', 'date_of_birth required', 'country required'],
  );
  const rest = { gender: 'male', seeking: 'female', date_of_birth: '1988-01-01', country: 'DE' } as const;
  const unticked = await complete(token, {
    name: 'Late_Guest',
    ...rest,
    profile_consent: undefined,
  });
  assert.deepEqual(unticked.problem.errors, [{ field: 'profile_consent', code: 'consent_required' }]);
  assert.equal((await complete(token, { name: 'Late_Guest', ...rest })).status, 200);
});

test('a name that is already taken is asked for again', async () => {
  const body = person();
  const token = tokenOf((await offer(body)).body.complete_signup_url);
  await t.makeUser({ name: body.name });
  assert.deepEqual((await read(token)).body.missing, ['name']);
  const refused = await complete(token);
  assert.deepEqual(refused.problem.errors, [{ field: 'name', code: 'name_taken' }]);
  assert.equal((await complete(token, { name: 'Another_Guest' })).status, 200);
});

test('a link works once, for seven days; a wrong one never did', async () => {
  const used = await offered();
  const answers = await Promise.all(Array.from({ length: 8 }, () => complete(used)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.deepEqual((await read(used)).problem.params, { used: true });
  assert.equal((await complete(used)).code, 'link_expired');
  const late = await offered();
  await t.advance(7 * DAY + 1);
  const over = await read(late);
  assert.deepEqual([over.status, over.code, over.problem.params], [410, 'link_expired', undefined]);
  assert.equal((await complete(late)).code, 'link_expired');
  assert.equal((await read('x'.repeat(22))).code, 'link_invalid');
});

test('an expired sign-up is deleted: its answers at once, its link a month later', async () => {
  const token = await offered();
  await t.advance(7 * DAY + 1);
  await purgeExpired(t.services);
  const [row] = await rowsOf(token);
  assert.deepEqual([row?.email, row?.answers], [null, {}]);
  await t.advance(31 * DAY);
  await purgeExpired(t.services);
  assert.deepEqual(await rowsOf(token), []);
});

test('a minor is refused at the partner and on the page, and no data about them is stored', async () => {
  const young = `${t.clock.now().getUTCFullYear() - 17}-01-01`;
  const body = person({ date_of_birth: young });
  const refused = await offer(body);
  assert.equal(refused.problem.errors?.[0]?.code, 'underage');
  const { email, consent, name } = person();
  const token = tokenOf((await offer({ email, consent, name })).body.complete_signup_url);
  const rest = { gender: 'male', seeking: 'female', country: 'DE', date_of_birth: young } as const;
  assert.equal((await complete(token, rest)).problem.errors?.[0]?.code, 'underage');
  assert.deepEqual(await rowsOf(token), []);
  assert.equal((await read(token)).code, 'link_invalid');
});

test('a repeat for the same address gets the same link and the newer answers; another partner gets its own', async () => {
  const body = person();
  const first = await offer(body);
  const again = await offer({ ...body, name: 'Renamed_Guest' });
  assert.equal(again.body.complete_signup_url, first.body.complete_signup_url);
  assert.equal((await read(tokenOf(again.body.complete_signup_url))).body.name, 'Renamed_Guest');
  const other = await offer(body, keyed(OTHER_KEY));
  assert.notEqual(other.body.complete_signup_url, first.body.complete_signup_url);
});

test('a repeat under its key gets the same link after the completion too, and the link is stored nowhere', async () => {
  const body = person();
  const headers = keyed(KEY, { 'idempotency-key': '7d9f0e4a-0000-4000-8000-000000000095' });
  const url = (await offer(body, headers)).body.complete_signup_url;
  assert.equal((await complete(tokenOf(url))).status, 200);
  const again = await offer(body, headers);
  assert.deepEqual([again.status, again.body.complete_signup_url], [201, url]);
  const mismatch = await offer({ ...body, name: 'Changed_Guest' }, headers);
  assert.equal(mismatch.code, 'idempotency_mismatch');
  const stored = JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute());
  assert.ok(!stored.includes(tokenOf(url)));
});

test('[8.006] an address with an account is reported to the partner and on the page', async () => {
  const known = await t.makeUser();
  assert.equal((await offer(person({ email: known.email }))).code, 'email_active');
  const body = person();
  const token = tokenOf((await offer(body)).body.complete_signup_url);
  await t.makeUser({ email: body.email });
  assert.equal((await read(token)).code, 'email_active');
  assert.equal((await complete(token)).code, 'email_active');
});

test('with neutral messages neither partner nor page learns which addresses have an account', async () => {
  await t.set('account_messages', 'neutral');
  const known = await t.makeUser();
  const answer = await offer(person({ email: known.email }));
  assert.equal(answer.status, 201);
  const token = tokenOf(answer.body.complete_signup_url);
  assert.equal((await read(token)).status, 200);
  assert.equal((await complete(token)).body.user.status, 'not_confirmed');
  await t.set('account_messages', 'explicit');
});

test('only a partner’s key opens the call; a retired one no longer does, and no key is logged', async () => {
  const key = await addPartner(t.services, 'test', 'Gone', 'gone');
  assert.equal((await offer(person(), keyed(key))).status, 201);
  await dropPartner(t.services, 'test', 'Gone');
  for (const options of [keyed(key), keyed('x'.repeat(32)), {}]) {
    const refused = await offer(person(), options as never);
    assert.deepEqual([refused.status, refused.code], [403, 'authentication_required']);
  }
  const audit = await db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('subject', '=', 'Gone')
    .execute();
  assert.deepEqual(audit.map(({ action }) => action).toSorted(), ['partner.add', 'partner.retire']);
  assert.ok(log.length > 0);
  for (const secret of [key, KEY, OTHER_KEY]) assert.ok(!log.join('').includes(secret));
});

test('a partner has a limit of its own', async () => {
  const small = await createTestApp({ RATE_LIMIT_FACTOR: '0.005' });
  const keys = [
    await addPartner(small.services, 'test', 'One', 'one'),
    await addPartner(small.services, 'test', 'Two', 'two'),
  ];
  const send = (key: string) => small.asVisitor().call(PARTNER_SIGN_UP, person(), keyed(key));
  for (let sent = 0; sent < 3; sent += 1) assert.equal((await send(keys[0]!)).status, 201);
  assert.equal((await send(keys[0]!)).code, 'rate_limited');
  assert.equal((await send(keys[1]!)).status, 201);
  await small.close();
});
