import assert from 'node:assert/strict';
import { daysIn } from '@rendezvous/contract/kernel/countries';
import { after, test } from 'node:test';
import type { MembersResponse } from '@rendezvous/contract/resources/members/schemas';
import { SEARCH_FIELDS } from '@rendezvous/contract/settings/values';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import type { QueryOf } from '@rendezvous/contract/kernel/call';
import { sql } from 'kysely';
import type { MemberFilter } from '#src/people/members/filter.ts';
import { matching } from '#src/people/members/filter-repository.ts';
import { createTestApp, type TestApp, type TestClient } from '../harness.ts';
import { AFTERWARDS, memberStatements } from '../support/members/many-members.ts';
import { recordStatements, type Statement } from '../support/databases/recorded-statements.ts';
import { serverDatabase } from '../support/databases/fresh-database.ts';
import { COMBINATIONS } from '../support/members/search-combinations.ts';

const MEMBERS = 10_000;
/** The embedded database plans as PostgreSQL does, but takes too long to fill. */
const url = process.env.TEST_DATABASE_URL;
const options = { skip: url ? false : 'needs PostgreSQL' };

const site = url ? await manyMembers(url) : null;
after(() => site?.t.close());

interface Site {
  t: TestApp;
  client: TestClient;
  statements: Statement[];
}

/** A site with ten thousand members and a member who looks at them. */
async function manyMembers(server: string): Promise<Site> {
  const database = await serverDatabase(server);
  const statements = recordStatements(database);
  const t = await createTestApp({}, { database });
  // One connection, which preserves the seed of its random numbers.
  const client = await database.pool.connect();
  for (const statement of [...memberStatements(1, MEMBERS), ...AFTERWARDS]) await client.query(statement);
  client.release();
  await t.set('search_fields', [...SEARCH_FIELDS]);
  const { client: viewer } = await t.member({ gender: 'male', country: 'NL' });
  return { t, client: viewer, statements };
}

const search = async ({ client }: Site, query: QueryOf<typeof SEARCH_MEMBERS>) =>
  (await client.call(SEARCH_MEMBERS, query)).body;

test(
  'no search of ten thousand members reads a table from end to end, on its first page or a later one',
  options,
  async (context) => {
    const { t, client, statements } = site!;
    const planner = await t.services.database.pool.connect();
    // Set for disks without heads, as servers have them: with the default, either plan of ten thousand members costs about the same.
    await planner.query('set random_page_cost = 1.1');
    context.after(() => planner.release(true));
    for (const [name, text] of Object.entries(COMBINATIONS)) {
      const query = Object.fromEntries(new URLSearchParams(text));
      statements.length = 0;
      const first = await search({ t, client, statements }, query);
      await search({ t, client, statements }, { ...query, cursor: first.next_cursor });
      const asked = statements.filter(({ text }) => text.includes('profiles p'));
      assert.ok(asked.length >= 2, `${name} was seen`);
      for (const { text, values } of asked) {
        const { rows } = await planner.query(`explain ${text}`, values);
        assert.doesNotMatch(
          JSON.stringify(rows),
          /Seq Scan/,
          `${name}: ${text}\n${JSON.stringify(rows, null, 1)}`,
        );
      }
    }
  },
);

test('the planner knows how many members have a trait', options, async () => {
  const { db } = site!.t.services;
  for (const filter of [{ interests: ['sports'] }, { choices: { tattoos: 'few' } }]) {
    const asked = matching(filter as MemberFilter, daysIn(new Date('2026-01-01')));
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from profiles p where ${asked}`.execute(db);
    const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from profiles p where ${asked}`.execute(db);
    const expected = plan.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
    const message = `${JSON.stringify(filter)}: ${expected} were expected, ${rows[0]!.n} are there`;
    assert.ok(expected > rows[0]!.n / 2 && expected < rows[0]!.n * 2, message);
  }
});

test('the number of results is that of the table, and no more than a thousand', options, async () => {
  const { t } = site!;
  const count = async (condition: string) =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from profiles where listed and ${sql.raw(condition)}`.execute(
        t.services.db,
      )
    ).rows[0]!.n;
  const narrow = await search(site!, { gender: 'female', country: 'FR', interests: 'sports' });
  assert.equal(
    narrow.num_results,
    await count(`gender = 'female' and country = 'FR' and interests @> '{sports}'`),
  );
  assert.equal(narrow.num_results_capped, false);
  for (const _ of ['counted', 'remembered']) {
    const wide = await search(site!, { gender: 'female' });
    assert.deepEqual([wide.num_results, wide.num_results_capped], [1_000, true]);
  }
});

// The wide search, which the tests before have asked for, comes first: a popular search may find its members of a second ago (decision 108).
for (const [kind, query, condition] of [
  ['wide', { gender: 'female' }, 'true'],
  [
    'narrow',
    { gender: 'female', country: 'FR', interests: 'sports' },
    `country = 'FR' and interests @> '{sports}'`,
  ],
] as const)
  test(`a ${kind} search has no duplicate and no gap while members are added`, options, async () => {
    const { t } = site!;
    const { rows } = await sql<{ id: string }>`select user_id as id from profiles
      where listed and gender = 'female' and ${sql.raw(condition)} order by last_active desc, user_id desc limit 480`.execute(
      t.services.db,
    );
    const seen: string[] = [];
    const free = MEMBERS + 1 + (kind === 'wide' ? 1_000 : 0);
    for (let [page, cursor] = [0, '' as string | null]; page < 24 && cursor !== null; page += 1) {
      const next = free + page * 20;
      for (const statement of memberStatements(next, next + 19))
        await t.services.database.pool.query(statement);
      const found: MembersResponse = await search(site!, { ...query, cursor });
      seen.push(...found.items.map(({ id }) => id));
      cursor = found.next_cursor;
    }
    const known = new Set(seen);
    assert.equal(known.size, seen.length, 'no member comes twice');
    assert.ok(rows.length > 24, 'there is more than one page');
    assert.deepEqual(
      rows.map(({ id }) => id).filter((id) => !known.has(id)),
      [],
      'no member is left out',
    );
  });
