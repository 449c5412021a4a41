import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { MatchFinderBody } from '@rendezvous/contract/resources/match-finder/schemas';
import { APPEARANCES, BACKGROUNDS } from '@rendezvous/contract/resources/profile/values';
import { MATCH_AGES } from '@rendezvous/contract/resources/match-finder/values';
import { FIND_MATCHES } from '@rendezvous/contract/resources/match-finder/endpoints';
import { sql } from 'kysely';
import { createTestApp, type TestClient } from '../harness.ts';
import { bareSite } from '../support/site/bare-site.ts';
import { tablesOf } from '../support/hostile/scan.ts';

const lines: string[] = [];
const site = bareSite();
const t = await createTestApp(
  { LOG_LEVEL: 'trace', DIST_DIR: site.folder },
  { logStream: { write: (line) => void lines.push(line) } },
);
after(async () => {
  await t.close();
  site.remove();
});

const ask = (client: TestClient, body: MatchFinderBody) => client.call(FIND_MATCHES, body);

/** Every way of answering, unanswered questions among them. */
const ANSWERS: MatchFinderBody[] = MATCH_AGES.flatMap((age) =>
  APPEARANCES.flatMap((appearance) => BACKGROUNDS.map((background) => ({ age, appearance, background }))),
);

/** Rows of every table, the job queue's among them. */
async function everyRow(): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const { schema, name } of await tablesOf(t.services.db)) {
    // The job queue writes there when it looked for work last, whatever is asked.
    if (schema === 'pgboss' && name === 'version') continue;
    const found = await sql<{
      row: string;
    }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(t.services.db);
    rows.set(
      `${schema}.${name}`,
      found.rows
        .map(({ row }) => row)
        .toSorted()
        .join('\n'),
    );
  }
  return rows;
}

test('[3.028] what is asked of the match finder changes no row of any table and is in no line of the log', async () => {
  for (const gender of ['female', 'male'] as const) await t.member({ gender });
  const { client } = await t.member({ gender: 'male', seeking: 'female' });
  const visitor = t.asVisitor();
  // What a first request stores of a member exists before.
  await client.get('/match-finder');
  await ask(client, {});
  await ask(visitor, {});
  await t.services.jobs.drain();
  const before = await everyRow();
  lines.length = 0;
  for (const answers of ANSWERS)
    for (const asker of [client, visitor]) assert.equal((await ask(asker, answers)).status, 200);
  // A refused answer is repeated nowhere either.
  assert.equal((await client.send(FIND_MATCHES, { appearance: 'canary-appearance' })).status, 422);
  assert.equal(
    (await client.send(FIND_MATCHES, { cursor: 'canary-cursor', background: 'other' })).status,
    400,
  );
  await t.services.jobs.drain();
  const changed = [...(await everyRow())].filter(([table, rows]) => before.get(table) !== rows);
  assert.deepEqual(changed, []);
  const spoken = lines.filter((line) => line.includes(FIND_MATCHES.path));
  assert.ok(spoken.length >= 2 * ANSWERS.length, 'each request is in the log');
  const words = new RegExp(
    [...APPEARANCES, ...BACKGROUNDS, '18-35', '35\\+', 'canary-']
      .map((word) => `(?<![\\w])${word}`)
      .join('|'),
  );
  assert.deepEqual(
    lines.filter((line) => words.test(line)),
    [],
  );
});

test('[6.001] visitors are refused where they may not search, and find within the limit where they may', async () => {
  for (let number = 0; number < 14; number += 1) await t.makeUser({ gender: 'female', country: 'US' });
  const found: Record<string, unknown> = {};
  for (const value of ['none', 'limited', 'all'] as const) {
    await t.set('logged_out_search', value);
    const reply = await ask(t.asVisitor(), { country: 'US' });
    found[value] = reply.code ? [reply.status, reply.code] : reply.body.items.length;
  }
  assert.deepEqual(found, { none: [403, 'authentication_required'], limited: 12, all: 14 });
  const { client } = await t.member({ gender: 'male', seeking: 'female', country: 'US' });
  await t.set('logged_out_search', 'none');
  assert.equal((await ask(client, {})).body.items.length, 14);
});
