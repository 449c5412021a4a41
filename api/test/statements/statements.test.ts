import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestApp } from '../harness.ts';
import { ACCOUNTS } from './accounts.ts';
import { OPERATIONS } from './operations.ts';
import { chosenBy, stoppedClock } from './support.ts';

const t = await createTestApp({}, { clock: stoppedClock() });
after(() => t.close());
const [anna, bo, out] = [await t.makeUser(), await t.makeUser(), await t.makeUser({ status: 'suspended' })];
const people = { anna: anna.id, bo: bo.id, suspended: out.id };

for (const [name, statement] of Object.entries({ ...ACCOUNTS, ...OPERATIONS }))
  test(name, async () => {
    const chosen = await chosenBy(t.services.db, statement, people);
    assert.deepEqual(statement.changes ? chosen.toSorted() : chosen, statement.wanted);
  });
