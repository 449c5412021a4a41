import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { HALF_PROMPTS, type HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import { LOCALE_CODES, LOCALE_COOKIE } from '@rendezvous/contract/kernel/locales';
import { CHANGE_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { READ_HALF_PROMPTS } from '@rendezvous/contract/resources/half-prompts/endpoints';
import { READ_MEMBER } from '@rendezvous/contract/resources/members/endpoints';
import { createTestApp, type TestClient } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

const save = (client: TestClient, halves: HalfPromptDraft[]) =>
  client.call(CHANGE_USER, { profile: { half_prompts: halves } });
const half = (prompt: HalfPromptDraft['prompt'], text: string): HalfPromptDraft => ({
  prompt,
  language: 'nl',
  text,
});

test('forty different beginnings are offered in each language', async () => {
  const { client } = await t.member();
  for (const language of LOCALE_CODES) {
    client.cookies.set(LOCALE_COOKIE, language);
    await client.call(CHANGE_USER, { language });
    const { items } = (await client.call(READ_HALF_PROMPTS)).body;
    assert.deepEqual(
      items.map(({ prompt }) => prompt),
      [...HALF_PROMPTS],
    );
    assert.equal(items.length, 40);
    assert.equal(new Set(items.map(({ beginning }) => beginning)).size, 40);
    assert.ok(items.every((item) => item.language === language && item.beginning.endsWith('…')));
  }
});

test('half sentences are on the profile in the language they were written in', async () => {
  const { user, client } = await t.member();
  const saved = await save(client, [
    half('midnight', '  langs het water \n naar huis  '),
    half('bar', 'water'),
  ]);
  assert.equal(saved.status, 200, saved.text);
  const { client: reader } = await t.member({ language: 'pl' });
  const { member } = (await reader.call(READ_MEMBER, { id: user.id })).body;
  assert.deepEqual(member.half_prompts, [
    {
      prompt: 'midnight',
      language: 'nl',
      beginning: 'Na middernacht is er maar één goed plan: …',
      text: 'langs het water naar huis',
    },
    {
      prompt: 'bar',
      language: 'nl',
      beginning: 'Aan de bar hoef ik nooit na te denken: doe mij maar …',
      text: 'water',
    },
  ]);
  assert.deepEqual(saved.body.user.profile.half_prompts, member.half_prompts);
});

test('a profile has at most three half sentences, each with an end and with a beginning of its own', async () => {
  const { client } = await t.member();
  const four = (['midnight', 'laugh', 'vice', 'sunday'] as const).map((prompt) => half(prompt, 'x'));
  assert.equal((await save(client, four)).problem.errors?.[0]?.code, 'too_many_items');
  const twice = await save(client, [half('bar', 'one'), half('bar', 'two')]);
  assert.deepEqual(twice.problem.errors?.[0], {
    field: 'profile.half_prompts.1.prompt',
    code: 'not_allowed',
  });
  const empty = await save(client, [half('bar', ' \u202e ')]);
  assert.deepEqual(empty.problem.errors?.[0], { field: 'profile.half_prompts.0.text', code: 'required' });
  assert.equal((await save(client, [half('bar', 'x'.repeat(121))])).problem.errors?.[0]?.code, 'too_long');
});

test('half sentences changed on another page are not overwritten', async () => {
  const { client } = await t.member();
  const { version } = (await save(client, [half('bar', 'first')])).body.user.profile;
  await save(client, [half('bar', 'second')]);
  const stale = await client.call(CHANGE_USER, {
    profile: { half_prompts: [half('bar', 'third')] },
    profile_version: version,
  });
  assert.deepEqual(stale.problem.params, { fields: ['half_prompts'] });
});
