import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestApp } from '../harness.ts';
import { CHATS } from './chats.ts';
import { COMPLAINTS } from './complaints.ts';
import { CONSENTS } from './consents.ts';
import { COPIES } from './copies.ts';
import { LEAVERS } from './leavers.ts';
import { LINKS } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { OPERATORS } from './operators.ts';
import { PAGES } from './pages.ts';
import { PARTNERS } from './partners.ts';
import { PHOTOS } from './photos.ts';
import { REPORTS } from './reports.ts';
import { SESSIONS } from './sessions.ts';
import { STORED } from './stored.ts';
import { outcomeOf, stoppedClock, type Statement } from './support.ts';

const t = await createTestApp({}, { clock: stoppedClock() });
after(() => t.close());
const [anna, bo, out] = [await t.makeUser(), await t.makeUser(), await t.makeUser({ status: 'suspended' })];
const people = { anna: anna.id, bo: bo.id, suspended: out.id };

const STATEMENTS = {
  ...CHATS,
  ...COMPLAINTS,
  ...CONSENTS,
  ...COPIES,
  ...LEAVERS,
  ...LINKS,
  ...NOTIFICATIONS,
  ...OPERATORS,
  ...PAGES,
  ...PARTNERS,
  ...PHOTOS,
  ...REPORTS,
  ...SESSIONS,
  ...STORED,
};

for (const [name, statement] of Object.entries<Statement>(STATEMENTS))
  test(name, async () => {
    const { chosen, left, answers } = await outcomeOf(t.services.db, statement, people);
    assert.deepEqual(chosen, statement.wanted);
    if (statement.becomes) assert.ok(left.length > 0);
    for (const row of left) assert.partialDeepStrictEqual(row, statement.becomes ?? {});
    if ('answers' in statement) assert.deepEqual(answers, statement.answers);
  });
