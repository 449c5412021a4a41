import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createAfterwards, createUnitOfWork } from '#src/platform/db/unit-of-work.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const failures: string[] = [];
const unitOfWork = createUnitOfWork(
  db,
  createAfterwards((error) => failures.push(error.message)),
);

const write = (tx: Tx, name: string) => tx.insertInto('secrets').values({ name, value: 'x' }).execute();
const isCommitted = async (name: string) =>
  (await db.selectFrom('secrets').select('name').where('name', '=', name).execute()).length === 1;

test('effects outside the database run after the commit, in their order', async () => {
  const seen: (string | boolean)[] = [];
  const answer = await unitOfWork(async (tx, afterCommit) => {
    await write(tx, 'kept');
    afterCommit(async () => seen.push('first', await isCommitted('kept')));
    afterCommit(() => void seen.push('second'));
    seen.push('work');
    return 'answer';
  });
  assert.equal(answer, 'answer');
  assert.deepEqual(seen, ['work', 'first', true, 'second']);
});

test('a unit that fails stores nothing and sends nothing', async () => {
  let left = false;
  const failing = unitOfWork(async (tx, afterCommit) => {
    await write(tx, 'lost');
    afterCommit(() => void (left = true));
    throw new Error('refused');
  });
  await assert.rejects(failing, /refused/);
  assert.deepEqual([left, await isCommitted('lost')], [false, false]);
});

test('an effect that fails is reported; the write remains, and the next effect still happens', async () => {
  let left = false;
  await unitOfWork(async (tx, afterCommit) => {
    await write(tx, 'stands');
    afterCommit(() => Promise.reject(new Error('nobody listens')));
    afterCommit(() => void (left = true));
  });
  assert.deepEqual([left, await isCommitted('stands'), failures], [true, true, ['nobody listens']]);
});
