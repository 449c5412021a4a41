import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { PARTNER_SIGN_UP } from '@rendezvous/contract/resources/partners/endpoints';
import { SEND_MESSAGE } from '@rendezvous/contract/resources/chats/endpoints';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { LIKE } from '@rendezvous/contract/resources/likes/endpoints';
import { READ_TRANSACTIONS } from '@rendezvous/contract/resources/payments/endpoints';
import { BLOCK } from '@rendezvous/contract/resources/blocks/endpoints';
import { addPartner } from '#src/identity/partners/face.ts';
import { started } from '../payments/support.ts';
import { picture, upload } from '../photos/support.ts';
import { chatPhotoOf, memberWith, send, show } from '../chats/support.ts';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

/** The table of keys; `UPDATE_ANSWER_KEYS=1` writes it again. */
const TABLE = path.join(import.meta.dirname, 'answer-keys.txt');

/** Answers without facts of members, or for operators: settings are looked at by their public list. */
const OTHERS =
  /^(READ_OPENAPI|STREAM_EVENTS|LOG_OUT_BY_READING|OPS_\w+|SHOW_UNSUBSCRIBE|READ_SETTINGS|READ_HEALTH|READ_READINESS|DOWNLOAD_EXPORT)$/;

/** Keys of an answer, as paths; items of lists are one, and so are entries under a code or a name that is data. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${at}[]`));
  if (value === null || typeof value !== 'object') return at ? [at] : [];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at ? `${at}.${key}` : key));
}

/** Secret of an open sign-up that a partner passed on, with every answer. */
const partnerSignup = (async () => {
  const key = await addPartner(t.services, 'test', 'Partner', 'partner');
  const body = {
    email: 'guest@mail.example',
    name: 'Guest_1',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'nl',
    consent: { version: '1', given_at: '2026-01-02T03:04:05Z' },
  } as const;
  const headers = { authorization: `Bearer ${key}` };
  const answer = await t.asVisitor().call(PARTNER_SIGN_UP, body, { headers });
  return new URL(answer.body.complete_signup_url).searchParams.get('token');
})();

/** A half sentence of the owner, which the others complete. */
const HALF = { prompt: 'firstdate', language: 'en', text: 'dry shoes' } as const;

async function completeHalf(client: TestClient, member: string): Promise<void> {
  const sent = await client.call(SEND_MESSAGE, {
    member,
    client_id: randomUUID(),
    kind: 'text',
    text: 'and wet hair',
    half_prompt: HALF,
  });
  assert.equal(sent.status, 201, sent.text);
}

/** A woman with photos, interests, a half sentence and conversations, and the viewers of her. */
async function scene() {
  const owner = await memberWith(t, 9, {
    gender: 'female',
    paid: true,
    city: 'Utrecht',
    interests: ['music'],
  });
  for (let count = 0; count < 4; count += 1) await upload(owner.client, await picture());
  await upload(owner.client, await picture(), 'private');
  await owner.client.call(CHANGE_USER, { profile: { half_prompts: [HALF] } });
  const other = await t.member({ gender: 'female', city: 'Utrecht' });
  await upload(other.client, await picture());
  const traits = { gender: 'male', seeking: 'female' } as const;
  const [free, premium] = [await memberWith(t, 9, traits), await memberWith(t, 9, { ...traits, paid: true })];
  for (const { client, user } of [free, premium]) {
    await client.call(LIKE, { member: owner.user.id });
    await owner.client.call(LIKE, { member: user.id });
    await send(client, owner.user.id, 'hello');
    await completeHalf(client, owner.user.id);
    await show(owner.client, user.id, await chatPhotoOf(t, owner.user));
    await send(owner.client, user.id, 'hello yourself');
    await started(client, { package: 'p1' });
    // A like that is no match yet is new.
    await other.client.call(LIKE, { member: user.id });
  }
  const admirer = await t.member(traits);
  await admirer.client.call(LIKE, { member: owner.user.id });
  const blocked = await t.member(traits);
  await owner.client.call(BLOCK, { member: blocked.user.id });
  const viewers: Record<string, TestClient> = {
    visitor: t.asVisitor(),
    free: free.client,
    premium: premium.client,
    blocked: blocked.client,
    owner: owner.client,
  };
  return { owner: owner.user.id, viewers };
}

/** What an endpoint is asked with; those without an entry need nothing. */
async function queryOf(name: string, client: TestClient, owner: string): Promise<string> {
  if (name === 'READ_MEMBER') return `?id=${owner}`;
  if (name === 'READ_CHAT') return `?member=${owner}`;
  if (name === 'SEARCH_MEMBERS') return '?gender=female';
  if (name === 'SUGGEST_MEMBERS') return `?for=${owner}`;
  if (name === 'READ_LANDER') return '?name=adultonly';
  if (name === 'READ_PAGE') return '?slug=faq';
  if (name === 'GEOCODE') return '?lat=52.1&lon=5.1';
  if (name === 'READ_CITIES') return '?country=NL&region=Utrecht';
  if (name === 'CHECK_USERNAME') return '?name=somebody';
  if (name === 'READ_PARTNER_SIGNUP') return `?token=${await partnerSignup}`;
  if (name === 'READ_PAYMENT') {
    const read = await client.call(READ_TRANSACTIONS);
    return `?id=${read.code ? 'none-of-theirs' : (read.body.items[0]?.id ?? 'none-of-theirs')}`;
  }
  return '';
}

test('each viewer gets the keys of the table in each answer, and no others', async () => {
  const { owner, viewers } = await scene();
  const lines = new Map<string, string[]>();
  for (const [name, { method, path: address }] of ENDPOINTS) {
    if (method !== 'GET' || OTHERS.test(name)) continue;
    for (const [viewer, client] of Object.entries(viewers)) {
      const { body } = await client.get<object | null>(address + (await queryOf(name, client, owner)));
      for (const key of new Set(keysOf(body)))
        lines.set(`${name} ${key}`, [...(lines.get(`${name} ${key}`) ?? []), viewer]);
    }
  }
  const found = [...lines].map(([key, seers]) => `${key}: ${seers.join(' ')}`).sort();
  if (process.env.UPDATE_ANSWER_KEYS) writeFileSync(TABLE, `${found.join('\n')}\n`);
  const known = new Set(readFileSync(TABLE, 'utf8').trim().split('\n'));
  assert.deepEqual(
    found.filter((line) => !known.has(line)),
    [],
    'keys that the table does not name for these viewers',
  );
  assert.equal(found.length, known.size, 'keys of the table that no answer has');
});

test('no key of the table is private, but in answers about the caller', () => {
  const secret = /\b(email|date_of_birth|password\w*|token|latitude|longitude|iban|phone|tracking|ip)\b/;
  const others = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => secret.test(line.split(':')[0] ?? ''))
    .filter((line) => !/^(READ_USER user|READ_COMPANY_INFO |READ_PARTNER_SIGNUP )/.test(line));
  assert.deepEqual(others, []);
});
