import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import { SEARCH_MEMBERS, SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { createTestApp, type TestClient } from '../harness.ts';
import { search } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const visitor = t.asVisitor();

/** What a visitor gets of fourteen members of a country: how many cards, and whether a page follows. */
async function seen(client: TestClient, country: CountryCode): Promise<string> {
  const reply = await client.call(SEARCH_MEMBERS, { country, limit: 13 });
  if (reply.status !== 200) return `${reply.status}`;
  return `${reply.body.items.length} ${reply.body.next_cursor ? 'and on' : 'and no more'}`;
}

test('[6.001] visitors see twelve cards under "limited", all pages under "all", and are asked to log in under "none"', async () => {
  for (let index = 0; index < 14; index += 1) await t.makeUser({ country: 'CH' });
  const limited = await search(visitor, { country: 'CH', limit: 48 });
  assert.deepEqual([limited.items.length, limited.next_cursor, limited.num_results], [12, null, 14]);
  await t.set('logged_out_search', 'all');
  assert.equal((await search(visitor, { country: 'CH', limit: 13 })).items.length, 13);
  await t.set('logged_out_search', 'none');
  assert.equal((await visitor.call(SEARCH_MEMBERS)).status, 403);
  assert.equal((await visitor.call(SUGGEST_MEMBERS)).status, 403);
  await t.set('logged_out_search', 'limited');
});

test('[4.035] what a visitor of a known traffic source may search is the wider of both settings', async () => {
  for (let index = 0; index < 14; index += 1) await t.makeUser({ country: 'GB' });
  const sourced = t.asVisitor();
  sourced.cookies.set('traffic_source', encodeURIComponent('network=partner'));
  const bySource = {
    none: 'none',
    default: SETTINGS.logged_out_search_trafficsource.initial,
    all: 'all',
  } as const;
  const found: Record<string, string> = {};
  for (const usual of ['none', 'limited', 'all'] as const)
    for (const [name, value] of Object.entries(bySource)) {
      await t.set('logged_out_search', usual);
      await t.set('logged_out_search_trafficsource', value);
      found[`${usual}, ${name}`] = `${await seen(t.asVisitor(), 'GB')}; ${await seen(sourced, 'GB')}`;
    }
  assert.deepEqual(found, {
    'none, none': '403; 403',
    'none, default': '403; 12 and no more',
    'none, all': '403; 13 and on',
    'limited, none': '12 and no more; 12 and no more',
    'limited, default': '12 and no more; 12 and no more',
    'limited, all': '12 and no more; 13 and on',
    'all, none': '13 and on; 13 and on',
    'all, default': '13 and on; 13 and on',
    'all, all': '13 and on; 13 and on',
  });
});
