import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { resealColumn, type SealedColumn } from '#src/platform/db/reseal.ts';
import { createKeyRing } from '#src/platform/lib/key-ring.ts';
import { createTestApp } from '../harness.ts';

const [FIRST, SECOND] = ['the-first-key-of-thirty-two-chars', 'the-second-key-of-thirty-two-char'];
const t = await createTestApp();
after(() => t.close());
const former = createKeyRing([FIRST]);
const ring = createKeyRing([SECOND, FIRST]);

test('a text names its key, opens with each key of the ring, and is sealed with the newest', () => {
  const sealed = former.seal('NL91ABNA0417164300', 'debit one');
  assert.match(sealed, /^v1\.[0-9a-f]{8}\.[\w-]+$/);
  assert.equal(ring.open(sealed, 'debit one'), 'NL91ABNA0417164300');
  assert.ok(ring.seal('text', 'debit one').startsWith(ring.prefix));
  assert.notEqual(ring.prefix, former.prefix);
  assert.throws(() => ring.open(sealed, 'debit two'));
  assert.throws(() => former.open(ring.seal('text', 'debit one'), 'debit one'), /no key/);
  assert.throws(() => ring.open('plain', 'debit one'), /no key/);
});

const COLUMN: SealedColumn = {
  table: 'sealed_texts',
  id: 'id',
  column: 'text',
  purposeOf: (id) => `probe ${id}`,
};

test('ten thousand texts are sealed again while they are read, changed and locked, and each opens at every time', async () => {
  const { db } = t.services;
  await sql`create table sealed_texts (id text primary key, text text)`.execute(db);
  const ids = Array.from({ length: 10_000 }, (_, index) => `row-${index}`);
  for (let from = 0; from < ids.length; from += 1000)
    await sql`insert into sealed_texts values ${sql.join(
      ids
        .slice(from, from + 1000)
        .map((id) => sql`(${id}, ${former.seal(`secret of ${id}`, COLUMN.purposeOf(id))})`),
    )}`.execute(db);
  await sql`insert into sealed_texts values ('none', null)`.execute(db);

  const opened = async (id: string) => {
    const { rows } = await sql<{ text: string }>`select text from sealed_texts where id = ${id}`.execute(db);
    assert.equal(ring.open(rows[0]!.text, COLUMN.purposeOf(id)), `secret of ${id}`);
  };
  const turn = { over: false, reads: 0 };
  const reader = (async () => {
    while (!turn.over) {
      await opened(ids[(turn.reads * 7919) % ids.length]!);
      turn.reads += 1;
    }
  })();
  const done = await resealColumn(db, ring, COLUMN).finally(() => (turn.over = true));
  await reader;
  assert.equal(done, ids.length);
  assert.ok(turn.reads > 0, 'the texts were read meanwhile');

  const newest = createKeyRing([SECOND]);
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from sealed_texts where text is not null`.execute(db);
  for (const { id, text } of rows)
    assert.equal(newest.open(text, COLUMN.purposeOf(id)), `secret of ${id}`, 'the former key can go');
  assert.equal(await resealColumn(db, ring, COLUMN), 0, 'a second run finds nothing');
});
