import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { NO_MEMBER } from '#src/site/data-export/contents/reasons.ts';
import { LEFT_OUT } from '#src/site/data-export/contents/left-out.ts';
import type { Section } from '#src/site/data-export/contents/section.ts';
import { SECTIONS } from '#src/site/data-export/contents/sections.ts';
import { createTestApp } from '../harness.ts';
import { tablesOf } from '../support/hostile/scan.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;

const tables = (await tablesOf(db)).filter(({ schema }) => schema === 'public').map(({ name }) => name);
const sectionsOf = (table: string) => Object.values(SECTIONS).filter((section) => section.table === table);

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const decided = ({ columns, leftOut = {}, owner }: Section): string[] =>
  [...Object.keys(columns), ...Object.keys(leftOut), ...(owner ? [owner] : [])].sort();

test('every table is in the copy of a member’s data, or left out with a reason; none is both', () => {
  const undecided = tables.filter((table) => sectionsOf(table).length === 0 && !(table in LEFT_OUT));
  assert.deepEqual(undecided, [], 'decide in site/data-export/contents: a section, or a line of left-out.ts');
  assert.deepEqual(
    Object.keys(LEFT_OUT).filter((table) => sectionsOf(table).length > 0 || !tables.includes(table)),
    [],
  );
});

test('every column of these tables is in the copy, or left out with a reason', async () => {
  for (const [name, section] of Object.entries(SECTIONS))
    assert.deepEqual(decided(section), (await columnsOf(section.table)).sort(), `section ${name}`);
});

test('tables that refer to members are never said to contain no data of members', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(db);
  assert.ok(rows.length > 10);
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => LEFT_OUT[name] === NO_MEMBER),
    [],
  );
});

test('no secret is in the copy', () => {
  const names = Object.values(SECTIONS).flatMap(({ columns }) => Object.keys(columns));
  assert.deepEqual(
    names.filter((name) => /hash|token|password|secret|^auth$|p256dh/.test(name)),
    [],
  );
});
