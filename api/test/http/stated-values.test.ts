import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CHANGE_USER, READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { FINISH_SIGNUP_STEP, SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { READ_INTERESTS, READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import {
  READ_DISCOUNT_CODE,
  READ_PAYMENT,
  READ_PAYMENT_METHODS,
} from '@rendezvous/contract/resources/payments/endpoints';
import { OPS_READ_ME } from '@rendezvous/contract/operators/session/endpoints';
import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import { memberWith, send } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { addCode, choose, order, started } from '../payments/support.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

// The lists are here a second time on purpose: what the product calls its lists proves nothing about what is in them.
const t = await createTestApp();
after(() => t.close());

const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'];
const INTERESTS =
  'relationship onenightstand kissing hugging massages lingerie sex safesex publicsex oralsex analsex sextoys masturbating exchangingpictures threesome gangbang bondage sadomasochism gym sports dancing travelling adventure party tattoos music movies videogames politics outdoors gardening hiking biking reading animals beach art photography theater shopping fashion astrology cooking foodie bbq sushi vegetarian wine beer tea coffee'.split(
    ' ',
  );

const profileOf = (client: TestClient, profile: object) => client.send(CHANGE_USER, { profile });
const signUp = (changes: object) => t.asVisitor().send(SIGN_UP, { ...signupDraft(), ...changes });

test('[3.021] a member is male or female, and nothing else is accepted', async () => {
  for (const gender of ['male', 'female'])
    assert.equal((await signUp({ gender })).body.user.profile.gender, gender);
  assert.equal((await signUp({ gender: 'other' })).status, 422);
});

test('[3.022] the four sexualities are accepted, others are not', async () => {
  const { client } = await t.member();
  for (const sexuality of SEXUALITIES)
    assert.equal((await profileOf(client, { sexuality })).body.user.profile.sexuality, sexuality);
  assert.equal((await profileOf(client, { sexuality: 'other' })).status, 422);
});

test('[3.023] each interest is accepted, others are not, and interests.php answers exactly these', async () => {
  const { client } = await t.member();
  for (const interest of INTERESTS)
    assert.deepEqual((await profileOf(client, { interests: [interest] })).body.user.profile.interests, [
      interest,
    ]);
  assert.equal((await profileOf(client, { interests: ['stamps'] })).status, 422);
  const { interests } = (await client.call(READ_INTERESTS)).body;
  assert.deepEqual([...interests].sort(), [...INTERESTS].sort());
});

test('[3.001] [3.002] a member reads each field of the own account and profile', async () => {
  const { client, user } = await t.member({ gender: 'female', language: 'de' });
  const own = (await client.call(READ_USER)).body.user!;
  assert.deepEqual(
    [
      own.id,
      own.status,
      own.credits,
      own.paid_user,
      own.notifications_disabled,
      own.language,
      own.profile.id,
    ],
    [user.id, 'active', 0, false, [], 'de', user.id],
  );
  assert.ok(Date.parse(own.signup_date) <= t.clock.now().getTime());
  assert.equal(typeof own.fictional_icon, 'string');
  const { profile } = own;
  assert.deepEqual(
    [profile.status, profile.main_image, profile.name, profile.gender, profile.country, profile.photos],
    ['active', null, own.name, 'female', 'NL', []],
  );
  assert.match(profile.date_of_birth ?? '', /^\d{4}-\d{2}-\d{2}$/);
  const given = { region: 'Drenthe', city: 'Assen', interests: ['sushi'], about_me: 'I cook.' };
  const { region, city, interests, about_me } = (await profileOf(client, given)).body.user.profile;
  assert.deepEqual({ region, city, interests, about_me }, given);
});

test('[3.001] the member reads each reason for disabled notifications', async () => {
  const reasons = ['fbl', 'bounce', 'listunsubscribe'];
  const { client, user } = await t.member();
  await t.services.db
    .updateTable('users')
    .set({ notifications_disabled: reasons })
    .where('id', '=', user.id)
    .execute();
  assert.deepEqual((await client.call(READ_USER)).body.user!.notifications_disabled, reasons);
});

test('[3.011] a payment shows its id, credits, method, amount and status', async () => {
  const { client } = await t.member({ signedUpAgo: 3 * 86_400 });
  const { id } = await started(client);
  const { payment } = (await client.call(READ_PAYMENT, { id })).body;
  assert.deepEqual(
    [payment.id, payment.credits, payment.method, payment.amount, payment.status],
    [id, 25, 'ideal', { amount: 2250, currency: 'EUR' }, 'pending'],
  );
});

test('[3.012] a discount code shows each of its fields', async () => {
  const { client, user } = await t.member();
  const expires = new Date(t.clock.now().getTime() + 86_400_000);
  await addCode(t, {
    code: 'FULL',
    currency: 'EUR',
    minimum_order: 1500,
    country: 'NL',
    user_id: user.id,
    expires,
    paymentmethods: ['ideal', 'paypal'],
  });
  const { discountcode } = (await client.call(READ_DISCOUNT_CODE, { code: 'FULL' })).body;
  const { now, ...fields } = discountcode!;
  assert.ok(now);
  assert.deepEqual(fields, {
    code: 'FULL',
    value_percentage: 10,
    currency: 'EUR',
    minimum_order_value: { amount: 1500, currency: 'EUR' },
    country: 'NL',
    user_id: user.id,
    expires: expires.toISOString(),
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: ['ideal', 'paypal'],
  });
});

test('[9.006] the time bonus is active and for one use of each member', async () => {
  const { client } = await t.member({ signedUpAgo: 60 });
  const bonus = (await client.call(READ_DISCOUNT_CODE, { code: 'TIMEBONUS25' })).body.discountcode!;
  assert.deepEqual([bonus.status, bonus.validity, bonus.value_percentage], ['active', 'once-per-user', 25]);
});

test('[3.013] settings.php answers each named setting', async () => {
  const { settings } = (await t.asVisitor().call(READ_SETTINGS)).body;
  const named =
    'name domain domain_language description index_title cdn_prefix countries geoip_country geoip_selected_country signups logged_out_search logged_out_search_trafficsource enable_site_entry_popup push_public_key support_email support_phone fictional_icon fictional_warning fictional_singular fictional_plural visible_profile_fields visible_profile_notes search_fields message_credits signup_credits photo_credits gift_credits message_length minimum_message_costs refund_days member_resell interests region_labels';
  assert.deepEqual(
    named.split(' ').filter((name) => !(name in settings)),
    [],
  );
});

test('[3.024] every country has methods, and together they are all that the specification names', async () => {
  const offered = new Set<string>();
  for (const country of COUNTRY_CODES) {
    const { methods } = (await t.asVisitor().call(READ_PAYMENT_METHODS, { country })).body;
    assert.ok(methods.length > 0, country);
    for (const { id } of methods) offered.add(id);
  }
  const named =
    'sdd sct prezelewy24 blik giropay mastercard visa creditcard cartebancaire nexi ideal bancontact applepay paysafecard maestro paypal sofort eps';
  assert.deepEqual([...offered].sort(), named.split(' ').sort());
});

test('[3.024] methods whose providers have ended them are listed as inactive, refused in an order, and preserved by old payments', async () => {
  const { client, user } = await t.member({ country: 'DE', signedUpAgo: 3 * 86_400 });
  const { methods } = (await client.call(READ_PAYMENT_METHODS, { country: 'DE' })).body;
  for (const method of ['giropay', 'sofort', 'maestro'] as const) {
    assert.equal(methods.find(({ id }) => id === method)?.active, false, method);
    assert.equal((await order(client, { method })).status, 422, method);
  }
  const { id } = await started(client, { method: 'paypal' });
  await t.services.db
    .updateTable('payments')
    .set({ method: 'giropay' })
    .where('user_id', '=', user.id)
    .execute();
  assert.equal((await client.call(READ_PAYMENT, { id })).body.payment.method, 'giropay');
});

test('[4.005] a member who spent the last credit stays Premium', async () => {
  const { client } = await t.member({ signedUpAgo: 3 * 86_400 });
  await choose(client, (await started(client, { package: 'p1' })).id, 'paid');
  const other = await memberWith(t, 0);
  for (let count = 0; count < 10; count += 1)
    assert.equal((await send(client, other.user.id, `number ${count}`)).status, 201);
  assert.equal((await send(client, other.user.id)).code, 'not_enough_credits');
  const { credits, paid_user } = (await client.call(READ_USER)).body.user!;
  assert.deepEqual([credits, paid_user], [0, true]);
});

test('[4.008] sign-up has steps two to four and no other', async () => {
  const client = t.asVisitor();
  const draft = await client.call(SIGN_UP, signupDraft());
  assert.equal(draft.status, 201);
  for (const step of [-1, 1, 5]) assert.equal((await client.call(FINISH_SIGNUP_STEP, { step })).status, 422);
  for (const step of [2, 3, 4]) assert.equal((await client.call(FINISH_SIGNUP_STEP, { step })).status, 200);
});

test('[6.013] no member is an administrator: an account has no role, and calls of operators refuse every session', async () => {
  const { client } = await t.member({ paid: true });
  const user = (await client.call(READ_USER)).body.user!;
  assert.deepEqual(
    Object.keys(user).filter((name) => /admin|role|operator/.test(name)),
    [],
  );
  const { body } = await client.call(OPS_READ_ME);
  assert.deepEqual(body, { operator: null });
  const calls = t.app.routeTable.filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/ops/') && url !== OPS_READ_ME.path,
  );
  assert.ok(calls.length > 0);
  for (const { url } of calls) assert.ok([401, 403, 404].includes((await client.get(url)).status), url);
});

test('[5.003] the smallest age is a setting: a site may ask for more than 18 years', async () => {
  const twenty = `${t.clock.now().getUTCFullYear() - 20}-01-01`;
  assert.equal((await signUp({ date_of_birth: twenty })).status, 201);
  await t.set('min_age', 21);
  assert.deepEqual((await signUp({ date_of_birth: twenty })).problem.errors, [
    { field: 'date_of_birth', code: 'underage', params: { min_age: 21 } },
  ]);
});
