import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LOCALE_CODES, LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import { TRACKING_COOKIE } from '@rendezvous/contract/resources/signup/tracking';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import { COUNT_LANDER_STEP, READ_LANDER } from '@rendezvous/contract/resources/landers/endpoints';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { publishLander } from '#src/site/landers/service.ts';
import { ADULT_ONLY } from '../seed/texts/lander-texts.ts';
import { createTestApp } from './harness.ts';

const t = await createTestApp();
after(() => t.close());

const EDITION = { name: 'adultonly', version: 1, variant: 'a', template: 'halves', texts: ADULT_ONLY };
const STEP = { lander: 'adultonly', version: 1, variant: 'a', step: 'view' } as const;

before(() => publishLander(t.services.db, EDITION, t.clock.now()));

async function count(step: string): Promise<number> {
  const rows = await t.services.db
    .selectFrom('lander_counts')
    .select('count')
    .where('step', '=', step)
    .execute();
  return rows.reduce((sum, row) => sum + row.count, 0);
}

test('a lander comes from the database in the visitor’s language', async () => {
  for (const locale of LOCALE_CODES) {
    const visitor = t.asVisitor();
    visitor.cookies.set(LOCALE_COOKIE, locale);
    const { status, body } = await visitor.call(READ_LANDER, { name: 'adultonly' });
    assert.equal(status, 200);
    assert.equal(body.lander.language, locale);
    assert.equal(body.lander.title, ADULT_ONLY[locale].title);
    assert.equal(body.lander.questions.length, 4);
  }
});

test('the notice about fictional profiles has the domain’s own word for them', async () => {
  const { body } = await t.asVisitor().call(READ_LANDER, { name: 'adultonly' });
  assert.match(body.lander.honest_line, /fictional profiles/);
  assert.doesNotMatch(body.lander.honest_line, /[{}]/);
});

test('an unknown slug shows the page of that name, an unknown name is not found', async () => {
  const slug = await t.asVisitor().call(READ_LANDER, { name: 'adultonly', slug: 'nowhere' });
  assert.equal(slug.body.lander.slug, null);
  const name = await t.asVisitor().call(READ_LANDER, { name: 'nothing' });
  assert.equal(name.status, 404);
  assert.equal(name.code, 'not_found');
});

test('publishing again with a higher version changes what visitors see', async () => {
  const texts = { ...ADULT_ONLY, en: { ...ADULT_ONLY.en, title: 'Another evening?' } };
  await publishLander(t.services.db, { ...EDITION, name: 'second', texts: ADULT_ONLY }, t.clock.now());
  await publishLander(t.services.db, { ...EDITION, name: 'second', version: 2, texts }, t.clock.now());
  const { body } = await t.asVisitor().call(READ_LANDER, { name: 'second' });
  assert.equal(body.lander.title, 'Another evening?');
  assert.equal(body.lander.version, 2);
});

test('the members shown are real people with a photo from the visitor’s country', async () => {
  await t.makeUser({ country: 'NL', fictional: true });
  const { body } = await t.asVisitor().call(READ_LANDER, { name: 'adultonly' });
  assert.ok(
    body.lander.members.every((member) => !member.fictional && member.country === 'NL' && member.main_image),
  );
});

test('a step is counted once per event, per day and without identity', async () => {
  const visitor = t.asVisitor();
  assert.equal((await visitor.call(COUNT_LANDER_STEP, STEP)).status, 204);
  assert.equal((await visitor.call(COUNT_LANDER_STEP, STEP)).status, 204);
  assert.equal(await count('view'), 2);
});

test('steps of unknown editions and unknown steps are refused and count nothing', async () => {
  const visitor = t.asVisitor();
  const unknown = await visitor.call(COUNT_LANDER_STEP, {
    ...STEP,
    version: 9,
    step: 'signup',
  });
  assert.deepEqual([unknown.status, unknown.code], [404, 'not_found']);
  const step = await visitor.send(COUNT_LANDER_STEP, { ...STEP, step: 'hack' });
  assert.equal(step.status, 422);
  assert.equal(await count('signup'), 0);
});

test('[3.016] the traffic source of a lander is stored with the account, also when the page does not send it', async () => {
  const visitor = t.asVisitor();
  visitor.cookies.set(TRACKING_COOKIE, encodeURIComponent('network=acme&ref=42&sub1=spring'));
  const answer = await visitor.call(SIGN_UP, {
    email: 'anna@mail.example',
    name: 'anna.w',
    password: 'violet-harbour-42',
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'en',
    profile_consent: PROFILE_CONSENT,
  });
  assert.equal(answer.status, 201);
  const { tracking } = await t.services.db
    .selectFrom('users')
    .select('tracking')
    .where('id', '=', answer.body.user!.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(tracking, { network: 'acme', ref: '42', sub1: 'spring' });
});
