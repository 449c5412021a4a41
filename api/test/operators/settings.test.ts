import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import {
  OPS_LIST_SETTINGS,
  OPS_SET_SETTING,
  OPS_UNDO_SETTING,
  OPS_LIST_SETTING_CHANGES,
} from '@rendezvous/contract/operators/settings/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { DEFAULT_DOMAIN, writeDomain } from '#src/platform/settings/face.ts';
import { createTestApp } from '../harness.ts';
import type { Reply } from '../support/client.ts';

const t = await createTestApp();
after(() => t.close());
const { client, operator } = await t.operator('admin');
await writeDomain(t.services.db, 'dates.example', 'dates.example');

const list = async (query = {}) => (await client.call(OPS_LIST_SETTINGS, query)).body;
const set = (key: string, value: unknown, domain = '*') =>
  client.call(OPS_SET_SETTING, {
    key,
    domain,
    value: value === null ? null : JSON.stringify(value),
  });
const changes = async (query: QueryOf<typeof OPS_LIST_SETTING_CHANGES> = {}) =>
  (await client.call(OPS_LIST_SETTING_CHANGES, query)).body;
const undo = (change: string) => client.call(OPS_UNDO_SETTING, { change });
const inForce = (key: 'likes_free' | 'name', domain = DEFAULT_DOMAIN) =>
  t.services.settings.value(domain, key as 'name') as unknown;

test('every setting comes with its kind, bounds, value, default and origin, in each domain', async () => {
  const { domain, domains, items } = await list();
  assert.equal(domain, '*');
  assert.deepEqual(domains, ['*', 'dates.example', DEFAULT_DOMAIN]);
  assert.deepEqual(
    items.map(({ key }) => key),
    Object.keys(SETTINGS),
  );
  const of = (key: string) => items.find((item) => item.key === key)!;
  assert.deepEqual([of('name').kind, of('name').maximum, of('name').public], ['text', 60, true]);
  assert.deepEqual([of('signups').kind, of('signups').choices?.includes('all')], ['choice', true]);
  assert.deepEqual(
    [of('logged_out_search_limit').kind, of('logged_out_search_limit').minimum],
    ['number', 0],
  );
  assert.deepEqual([of('description').kind, of('countries').kind], ['texts', 'json']);
  assert.ok(
    items.every(({ value, initial }) => JSON.parse(value) !== undefined && JSON.parse(initial) !== undefined),
  );
  assert.ok(items.every(({ source }) => source === 'product'));
});

test('a value of a domain applies at once instead of the global one, and its removal restores the global one', async () => {
  assert.equal((await set('name', 'Everywhere')).body.setting.source, 'all');
  const own = await set('name', 'Dates', 'dates.example');
  assert.deepEqual([own.body.setting.value, own.body.setting.source], ['"Dates"', 'domain']);
  assert.deepEqual([inForce('name'), inForce('name', 'dates.example')], ['Everywhere', 'Dates']);
  const inDomain = (await list({ domain: 'dates.example' })).items.find(({ key }) => key === 'name')!;
  assert.deepEqual([inDomain.value, inDomain.changed_by], ['"Dates"', operator.name]);
  const away = await set('name', null, 'dates.example');
  assert.deepEqual([away.body.setting.value, away.body.setting.source], ['"Everywhere"', 'all']);
  assert.equal(inForce('name', 'dates.example'), 'Everywhere');
});

test('a value that does not fit, is no JSON or belongs to no setting is refused by field and changes nothing', async () => {
  const before = await changes();
  const field = (answer: Reply<unknown>) => answer.problem.errors?.map((error) => error.field).join();
  assert.equal(field(await set('logged_out_search_limit', -1)), 'value');
  assert.equal(field(await set('signups', 'sometimes')), 'value');
  const raw = await client.call(OPS_SET_SETTING, { key: 'name', domain: '*', value: '{"a"' });
  assert.deepEqual([raw.status, field(raw)], [422, 'value']);
  assert.equal((await set('no_such_setting', 1)).code, 'not_found');
  assert.deepEqual(await changes(), before);
});

test('the history has operator, time and both values, and an earlier value can be restored', async () => {
  await set('logged_out_search_limit', 5);
  await set('logged_out_search_limit', 7);
  await set('logged_out_search_limit', 7);
  const { items } = await changes({ key: 'logged_out_search_limit' });
  assert.deepEqual(
    items.map(({ before, after: now, domain, operator: by }) => [before, now, domain, by]),
    [
      ['5', '7', '*', operator.name],
      [null, '5', '*', operator.name],
    ],
  );
  assert.equal((await undo(items[0]!.id)).body.setting.value, '5');
  const first = await undo(items[1]!.id);
  assert.deepEqual(
    [first.body.setting.source, first.body.setting.value],
    ['product', first.body.setting.initial],
  );
  assert.equal(
    (await changes({ key: 'logged_out_search_limit' })).items.length,
    4,
    'an undo is in the history too',
  );
  assert.equal((await undo('no-such-change')).code, 'not_found');
  const acts = await t.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'logged_out_search_limit')
    .where('action', 'in', ['setting.set', 'setting.undo'])
    .execute();
  assert.equal(acts.length, 5);
});

test('the history comes in pages', async () => {
  for (let count = 0; count < 55; count += 1) await set('logged_out_search_limit', 100 + count);
  const query = { key: 'logged_out_search_limit', domain: '*' };
  const first = await changes(query);
  const second = await changes({ ...query, cursor: first.next_cursor });
  const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
  assert.deepEqual([first.items.length, second.next_cursor, ids.size], [50, null, 50 + second.items.length]);
});

test('support reads settings and changes none', async () => {
  const support = (await t.operator('support')).client;
  assert.equal((await support.call(OPS_LIST_SETTINGS)).status, 200);
  const refused = await support.call(OPS_SET_SETTING, { key: 'name', domain: '*', value: '"x"' });
  assert.equal(refused.code, 'forbidden');
});
